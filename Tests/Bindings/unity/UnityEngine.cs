// SPDX-License-Identifier: MIT
//
// The parts of Unity that docs/recipes/unity.md and the sample of the package use, as its documentation declares them.

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

        public void Clear()
        {
            vertices = null;
            subMeshCount = 1;
        }

        public void SetVertices(Vector3[] inVertices, int start, int length)
        {
            vertices = new Vector3[length];
            System.Array.Copy(inVertices, start, vertices, 0, length);
        }

        public void SetIndices(int[] indices, int indicesStart, int indicesLength, MeshTopology topology, int submesh,
            bool calculateBounds = true, int baseVertex = 0)
        {
            var part = new int[indicesLength];
            System.Array.Copy(indices, indicesStart, part, 0, indicesLength);
            SetIndices(part, topology, submesh);
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

    public sealed class Screen { }

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

        public static void LogError(object message) => System.Console.WriteLine("error: " + message);
    }
}
