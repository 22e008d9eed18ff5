// SPDX-License-Identifier: MIT
//
// A scene with one object, the component of docs/recipes/unity.md.

internal static class Scene
{
    /// <summary>Starts the component as Unity does, and prints the lines of its mesh: one of each ten, or others, from end to end.</summary>
    private static void Main()
    {
        var component = new GridOnTheGround();
        var start = typeof(GridOnTheGround).GetMethod("Start", System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Instance);
        start.Invoke(component, null);
        var mesh = component.GetComponent<UnityEngine.MeshFilter>().mesh;
        for (var part = 0; part < 2; part++)
            for (var i = 0; i < mesh.Indices[part].Length; i += 2)
            {
                UnityEngine.Vector3 from = mesh.vertices[mesh.Indices[part][i]], to = mesh.vertices[mesh.Indices[part][i + 1]];
                System.Console.WriteLine(System.FormattableString.Invariant($"{part} {from.x:F3} {from.z:F3} {to.x:F3} {to.z:F3}"));
            }
    }
}
