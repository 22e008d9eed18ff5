// SPDX-License-Identifier: MIT
//
// Draws the MGRS grid of a Web Mercator map, and logs the reference of its center. Add the component to an empty
// object, and give its MeshRenderer a material. The center of the map is at the object; 100 pixels are a unit.

using GridNorth;
using UnityEngine;
using Grid = GridNorth.Grid;   // Unity has a Grid and a Screen too.
using Screen = GridNorth.Screen;

[RequireComponent(typeof(MeshFilter), typeof(MeshRenderer))]
public sealed class MapGrid : MonoBehaviour
{
    public double latitude = 48.85837;   // The Eiffel tower.
    public double longitude = 2.294481;
    public double zoom = 13;
    public double width = 1280;          // Of the map, in pixels.
    public double height = 720;

    private const float PixelsPerUnit = 100;

    // The arrays and the mesh are used again: a map that moves in every frame allocates nothing.
    private Mesh mesh;
    private float[] pixels;
    private GridLine[] lines;
    private Vector3[] vertices = new Vector3[0];
    private int[] ends = new int[0];

    private void Start()
    {
        mesh = new Mesh { name = "MGRS grid" };
        GetComponent<MeshFilter>().mesh = mesh;
        Debug.Log($"The center is {Mgrs.Encode(latitude, longitude)}");
        Draw();
    }

    /// <summary>Unity calls this when somebody changes a value in the inspector.</summary>
    private void OnValidate()
    {
        if (mesh != null) Draw();
    }

    /// <summary>Draws the map as the fields say: call it when a program has changed them.</summary>
    public void Draw()
    {
        var center = new Point(latitude, longitude);
        var screen = new Screen { Center = center, Zoom = zoom, Width = width, Height = height };
        try
        {
            Show(Grid.LinesPixels(Screen.View(screen), zoom, center, ref pixels, ref lines));
        }
        catch (GridNorthException error)
        {
            Debug.LogError(error.Message);   // A field is out of range.
        }
    }

    /// <summary>Makes pixels, whose y points down, vertices of the mesh, and joins those of each line.</summary>
    private void Show((int Vertices, int Lines) size)
    {
        if (vertices.Length < size.Vertices) vertices = new Vector3[2 * size.Vertices];
        if (ends.Length < 2 * size.Vertices) ends = new int[4 * size.Vertices];
        for (var i = 0; i < size.Vertices; i++)
            vertices[i] = new Vector3(pixels[2 * i] / PixelsPerUnit, -pixels[2 * i + 1] / PixelsPerUnit, 0);
        var count = 0;
        for (var line = 0; line < size.Lines; line++)
            for (var i = lines[line].First; i < lines[line].First + lines[line].Count - 1; i++)
            {
                ends[count++] = (int)i;
                ends[count++] = (int)i + 1;
            }
        mesh.Clear();
        mesh.SetVertices(vertices, 0, size.Vertices);
        mesh.SetIndices(ends, 0, count, MeshTopology.Lines, 0);
    }
}
