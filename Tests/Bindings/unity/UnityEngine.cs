// SPDX-License-Identifier: MIT
//
// The parts of Unity that docs/recipes/unity.md uses, as its documentation declares them, and a scene with one object.

namespace UnityEngine
{
    public struct Vector3
    {
        public float x, y, z;

        public Vector3(float x, float y, float z)
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        public static Vector3 zero => default(Vector3);
    }

    public enum MeshTopology { Triangles = 0, Lines = 3 }

    public sealed class Mesh
    {
        public string name { get; set; }
        public Vector3[] vertices { get; set; }
        public int subMeshCount { get; set; }
        public int[][] Indices { get; } = new int[2][];

        public void SetIndices(int[] indices, MeshTopology topology, int submesh)
        {
            if (topology != MeshTopology.Lines || submesh >= subMeshCount) throw new System.ArgumentException("submesh");
            Indices[submesh] = indices;
        }
    }

    public class Component { }

    public sealed class MeshFilter : Component
    {
        public Mesh mesh { get; set; }
    }

    public sealed class MeshRenderer : Component { }

    /// <summary>Unity has such a class too, which programs must tell from GridNorth's.</summary>
    public sealed class Grid : Component { }

    public struct Bounds { }

    [System.AttributeUsage(System.AttributeTargets.Class)]
    public sealed class RequireComponent : System.Attribute
    {
        public RequireComponent(System.Type first, System.Type second) { }
    }

    public class MonoBehaviour : Component
    {
        private readonly MeshFilter filter = new MeshFilter();

        public T GetComponent<T>() where T : Component => (T)(Component)filter;
    }

    public static class Debug
    {
        public static void Log(object message) => System.Console.WriteLine(message);
    }
}

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
