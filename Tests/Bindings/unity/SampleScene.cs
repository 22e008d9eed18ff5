// SPDX-License-Identifier: MIT
//
// A scene with one object, the sample of the package.

using System;
using System.Reflection;
using UnityEngine;

internal static class SampleScene
{
    private static readonly MapGrid Component = new MapGrid();

    /// <summary>Starts the component as Unity does and draws some frames: each prints the ends of all lines, or what is wrong.</summary>
    private static void Main()
    {
        Call("OnValidate");
        Call("Start");
        Frame();
        foreach (var zoom in new[] { 12, 13 })
        {
            Component.zoom = zoom;
            Call("OnValidate");
            Frame();
        }
        Component.zoom = 99;
        Call("Draw");
    }

    private static void Frame()
    {
        var mesh = Component.GetComponent<MeshFilter>().mesh;
        Console.WriteLine("frame " + Component.zoom);
        for (var i = 0; i < mesh.Indices[0].Length; i += 2)
        {
            Vector3 from = mesh.vertices[mesh.Indices[0][i]], to = mesh.vertices[mesh.Indices[0][i + 1]];
            Console.WriteLine(FormattableString.Invariant($"{from.x:R} {from.y:R} {to.x:R} {to.y:R}"));
        }
    }

    private static void Call(string method)
    {
        typeof(MapGrid).GetMethod(method,
            BindingFlags.NonPublic | BindingFlags.Public | BindingFlags.Instance).Invoke(Component, null);
    }
}
