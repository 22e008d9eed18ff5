// SPDX-License-Identifier: MIT
//
// Program PART ARGUMENT ...: runs one part of the tests of bindings/csharp and prints how many checks it made.

using System;
using GridNorth;

internal static class Program
{
    private static int checks;
    private static int failures;

    internal static void Check(bool holds, string what)
    {
        checks++;
        if (holds) return;
        failures++;
        Console.WriteLine("FAILED " + what);
    }

    internal static void Same<T>(T found, T expected, string what)
    {
        Check(Equals(found, expected), what + ": " + found + " is not " + expected);
    }

    internal static GridNorthException Refused(Action call, string what)
    {
        try
        {
            call();
        }
        catch (GridNorthException error)
        {
            return error;
        }
        Check(false, what + " was accepted");
        return null;
    }

    internal static void Throws<T>(Action call, string what) where T : Exception
    {
        try
        {
            call();
        }
        catch (T error)
        {
            Check(error.GetType() == typeof(T), what + " threw " + error.GetType());
            return;
        }
        Check(false, what + " was accepted");
    }

    private static int Main(string[] arguments)
    {
        switch (arguments[0])
        {
            case "vectors": Vectors.Run(arguments[1]); break;
            case "values": Values.Run(); break;
            case "rows": Batches.Run(arguments[1], arguments[2]); break;
            case "calls": Calls.Run(); break;
            default: throw new ArgumentException(arguments[0]);
        }
        Console.WriteLine(checks + " checks");
        return failures == 0 ? 0 : 1;
    }
}
