// SPDX-License-Identifier: MIT
//
// A scene with one object of each component that the program has.

using System;
using System.Linq;
using System.Reflection;
using UnityEngine;

internal static class StartScene
{
    /// <summary>Starts the components as Unity does.</summary>
    private static void Main()
    {
        foreach (var type in typeof(StartScene).Assembly.GetTypes().Where(one => one.BaseType == typeof(MonoBehaviour)))
            type.GetMethod("Start", BindingFlags.NonPublic | BindingFlags.Instance).Invoke(Activator.CreateInstance(type), null);
    }
}
