// SPDX-License-Identifier: MIT
// Written by bindings/csharp/generate.py from docs/api.json.

using System;
using System.Runtime.InteropServices;

namespace GridNorth
{
    internal static unsafe partial class Native
    {
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* gn_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern uint gn_version_number();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* gn_status_text(int status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* gn_status_name(int status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_cpu_level();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_cpu_level_limit(int level);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern UIntPtr gn_mgrs_capacity();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_encode(double latitude, double longitude, int precision, byte* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_encode_utm(Utm* utm, int precision, byte* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_encode_batch(double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, UIntPtr count, int precision, byte* texts, UIntPtr text_size, IntPtr text_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_encode_utm_batch(double* eastings, IntPtr easting_stride, double* northings,
            IntPtr northing_stride, int* zones, IntPtr zone_stride, UIntPtr count, int precision, byte* texts,
            UIntPtr text_size, IntPtr text_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_decode(byte* text, UIntPtr text_size, MgrsCell* @out, UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_decode_strict(byte* text, UIntPtr text_size, MgrsCell* @out,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_decode_batch(byte* texts, UIntPtr text_size, IntPtr text_stride,
            UIntPtr count, double* latitudes, IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_decode_strict_batch(byte* texts, UIntPtr text_size, IntPtr text_stride,
            UIntPtr count, double* latitudes, IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_decode_cells_batch(byte* texts, UIntPtr text_size, IntPtr text_stride,
            UIntPtr count, MgrsCell* cells, IntPtr cell_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_outline(MgrsCell* cell, double tolerance, Point* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_bounds(MgrsCell* cell, Bounds* bounds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_position_parse(byte* text, UIntPtr text_size, int form, uint flags,
            Position* @out, UIntPtr capacity, UIntPtr* needed, UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_coordinate_parse(byte* text, UIntPtr text_size, int axis, double* degrees,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_position_parse_batch(byte* texts, UIntPtr text_size, IntPtr text_stride,
            UIntPtr count, int form, uint flags, Position* positions, IntPtr position_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_format_options_init(FormatOptions.Raw* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_position_format(double latitude, double longitude, FormatOptions.Raw* options,
            byte* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_position_format_batch(double* latitudes, IntPtr latitude_stride,
            double* longitudes, IntPtr longitude_stride, UIntPtr count, FormatOptions.Raw* options, byte* texts,
            UIntPtr text_size, IntPtr text_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_georef_encode(double latitude, double longitude, int precision, byte* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_georef_encode_batch(double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, UIntPtr count, int precision, byte* texts, UIntPtr text_size, IntPtr text_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_georef_decode(byte* text, UIntPtr text_size, GraticuleCell* @out,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_georef_decode_batch(byte* texts, UIntPtr text_size, IntPtr text_stride,
            UIntPtr count, double* latitudes, IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_gars_encode(double latitude, double longitude, int precision, byte* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_gars_encode_batch(double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, UIntPtr count, int precision, byte* texts, UIntPtr text_size, IntPtr text_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_gars_decode(byte* text, UIntPtr text_size, GraticuleCell* @out,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_gars_decode_batch(byte* texts, UIntPtr text_size, IntPtr text_stride,
            UIntPtr count, double* latitudes, IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_type(byte* text, UIntPtr text_size, Point* reference, int precision,
            MgrsTyping* @out, UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_mgrs_type_fields(byte* zone, UIntPtr zone_size, byte* square, UIntPtr square_size,
            byte* easting, UIntPtr easting_size, byte* northing, UIntPtr northing_size, Point* reference,
            MgrsTyping* @out, int* error_field, UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_length_format(double meters, int units, int digits, byte* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_length_parse(byte* text, UIntPtr text_size, double* meters,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_area_format(double square_meters, int units, int digits, byte* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_area_parse(byte* text, UIntPtr text_size, double* square_meters,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_angle_format(double degrees, int unit, int decimals, byte* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_angle_parse(byte* text, UIntPtr text_size, double* degrees,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_speed_format(double meters_per_second, int unit, int digits, byte* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_speed_parse(byte* text, UIntPtr text_size, double* meters_per_second,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_course_format(double degrees, int north, int unit, int decimals, byte* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_course_parse(byte* text, UIntPtr text_size, double* degrees, int* north,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_declination_format(double degrees, int unit, int decimals, byte* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_declination_parse(byte* text, UIntPtr text_size, double* degrees,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_texts_from_offsets_batch(byte* offsets, UIntPtr offsets_size, int offset_width,
            byte* data, UIntPtr data_size, byte* validity, UIntPtr validity_size, ulong first, UIntPtr count,
            byte* texts, UIntPtr text_size, IntPtr text_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_texts_from_views_batch(byte* views, UIntPtr views_size, int buffer, byte* data,
            UIntPtr data_size, byte* validity, UIntPtr validity_size, ulong first, UIntPtr count, byte* texts,
            UIntPtr text_size, IntPtr text_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_texts_to_offsets(byte* texts, UIntPtr text_size, IntPtr text_stride,
            UIntPtr count, ulong start, int offset_width, byte* offsets, UIntPtr offset_capacity,
            UIntPtr* offsets_needed, byte* data, UIntPtr data_capacity, UIntPtr* data_needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_texts_to_views(byte* texts, UIntPtr text_size, IntPtr text_stride, UIntPtr count,
            int buffer, ulong start, byte* views, UIntPtr view_capacity, UIntPtr* views_needed, byte* data,
            UIntPtr data_capacity, UIntPtr* data_needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_utm_forward(double latitude, double longitude, int zone, Utm* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_utm_inverse(Utm* utm, Point* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_utm_forward_batch(double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, UIntPtr count, int zone, double* eastings, IntPtr easting_stride,
            double* northings, IntPtr northing_stride, int* zones, IntPtr zone_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_utm_inverse_batch(double* eastings, IntPtr easting_stride, double* northings,
            IntPtr northing_stride, int* zones, IntPtr zone_stride, UIntPtr count, double* latitudes,
            IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_utm_factors(double latitude, double longitude, int zone, double* convergence,
            double* scale);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_utm_factors_batch(double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, UIntPtr count, int zone, double* convergences, IntPtr convergence_stride,
            double* scales, IntPtr scale_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_utm_zone(double latitude, double longitude, int* zone, int* hemisphere);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_utm_to_epsg(int zone, int hemisphere, int* code);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_utm_from_epsg(int code, int* zone, int* hemisphere);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_grid_options_init(GridOptions.Raw* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_grid_geojson(Bounds* view, double zoom, GridOptions.Raw* options, byte* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_grid_lines(Bounds* view, double zoom, GridOptions.Raw* options, Point* vertices,
            UIntPtr vertex_capacity, UIntPtr* vertices_needed, GridLine* lines, UIntPtr line_capacity,
            UIntPtr* lines_needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_grid_lines_pixels(Bounds* view, double zoom, GridOptions.Raw* options,
            Point* origin, float* vertices, UIntPtr vertex_capacity, UIntPtr* vertices_needed, GridLine* lines,
            UIntPtr line_capacity, UIntPtr* lines_needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_grid_labels(Bounds* view, double zoom, GridOptions.Raw* options,
            GridLabel* labels, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_grid_label_places(Camera* camera, Box* frame, Box* covers, UIntPtr cover_count,
            TextSize* sizes, UIntPtr size_count, GridLabel* labels, UIntPtr label_count, LabelPlace* places,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_grid_spacing(Bounds* view, double zoom, GridOptions.Raw* options,
            double* spacing);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_grid_bound(Bounds* view, double zoom, GridOptions.Raw* options, UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_screen_scale(double latitude, double zoom, uint tile_size, double* meters);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_screen_scale_bar(double latitude, double zoom, uint tile_size, double max_width,
            int units, ScaleBar* bar);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_screen_view(Screen* screen, Bounds* view);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_screen_point_to_pixel(Screen* screen, Point* position, double* x, double* y);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_screen_point_to_pixel_batch(Screen* screen, double* latitudes,
            IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride, UIntPtr count, double* xs,
            IntPtr x_stride, double* ys, IntPtr y_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_screen_pixel_to_point(Screen* screen, double x, double y, Point* position);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_screen_pixel_to_point_batch(Screen* screen, double* xs, IntPtr x_stride,
            double* ys, IntPtr y_stride, UIntPtr count, double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_screen_matrix(Screen* screen, Matrix* matrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_screen_camera(Screen* screen, Camera* camera);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_web_mercator_forward(double latitude, double longitude, double* x, double* y);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_web_mercator_inverse(double x, double y, Point* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_web_mercator_forward_batch(double* latitudes, IntPtr latitude_stride,
            double* longitudes, IntPtr longitude_stride, UIntPtr count, double* xs, IntPtr x_stride, double* ys,
            IntPtr y_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_web_mercator_inverse_batch(double* xs, IntPtr x_stride, double* ys,
            IntPtr y_stride, UIntPtr count, double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_at(double latitude, double longitude, uint zoom, Tile* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_at_batch(double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, UIntPtr count, uint zoom, Tile* tiles, IntPtr tile_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_bounds(Tile* tile, Bounds* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_quadkey_format(Tile* tile, byte* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_quadkey_parse(byte* text, UIntPtr text_size, Tile* @out,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_cover_bounds(Bounds* bounds, uint zoom, TileRun* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_cover_polygon(Point* points, UIntPtr point_count, UIntPtr* rings,
            UIntPtr ring_count, uint zoom, TileRun* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_cover_route(Point* points, UIntPtr point_count, double half_width, uint zoom,
            TileRun* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_count_bounds(Bounds* bounds, uint min_zoom, uint max_zoom, UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_count_polygon(Point* points, UIntPtr point_count, UIntPtr* rings,
            UIntPtr ring_count, uint min_zoom, uint max_zoom, UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_tile_count_route(Point* points, UIntPtr point_count, double half_width,
            uint min_zoom, uint max_zoom, UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_points_bounds(Point* points, UIntPtr count, Bounds* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_screen_fit(Bounds* bounds, Screen* screen, Padding* padding, double max_zoom,
            Screen* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_geodesic_inverse(Point* @from, Point* to, double* distance, double* azimuth_from,
            double* azimuth_to);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_geodesic_direct(Point* @from, double azimuth, double distance, Point* to,
            double* azimuth_to);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_geodesic_inverse_batch(double* from_latitudes, IntPtr from_latitude_stride,
            double* from_longitudes, IntPtr from_longitude_stride, double* to_latitudes, IntPtr to_latitude_stride,
            double* to_longitudes, IntPtr to_longitude_stride, UIntPtr count, double* distances, IntPtr distance_stride,
            double* azimuths_from, IntPtr azimuth_from_stride, double* azimuths_to, IntPtr azimuth_to_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_geodesic_direct_batch(double* latitudes, IntPtr latitude_stride,
            double* longitudes, IntPtr longitude_stride, double* azimuths, IntPtr azimuth_stride, double* distances,
            IntPtr distance_stride, UIntPtr count, double* to_latitudes, IntPtr to_latitude_stride,
            double* to_longitudes, IntPtr to_longitude_stride, double* azimuths_to, IntPtr azimuth_to_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_geodesic_line(Point* @from, double azimuth, double* distances, UIntPtr count,
            Point* points, double* azimuths);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_geodesic_points(Point* @from, Point* to, UIntPtr count, Point* points,
            double* azimuths);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_sphere_inverse(Point* @from, Point* to, double* distance, double* azimuth_from,
            double* azimuth_to);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_sphere_direct(Point* @from, double azimuth, double distance, Point* to,
            double* azimuth_to);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_sphere_inverse_batch(double* from_latitudes, IntPtr from_latitude_stride,
            double* from_longitudes, IntPtr from_longitude_stride, double* to_latitudes, IntPtr to_latitude_stride,
            double* to_longitudes, IntPtr to_longitude_stride, UIntPtr count, double* distances, IntPtr distance_stride,
            double* azimuths_from, IntPtr azimuth_from_stride, double* azimuths_to, IntPtr azimuth_to_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_sphere_direct_batch(double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, double* azimuths, IntPtr azimuth_stride, double* distances, IntPtr distance_stride,
            UIntPtr count, double* to_latitudes, IntPtr to_latitude_stride, double* to_longitudes,
            IntPtr to_longitude_stride, double* azimuths_to, IntPtr azimuth_to_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_rhumb_inverse(Point* @from, Point* to, double* distance, double* azimuth);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_rhumb_direct(Point* @from, double azimuth, double distance, Point* to);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_rhumb_inverse_batch(double* from_latitudes, IntPtr from_latitude_stride,
            double* from_longitudes, IntPtr from_longitude_stride, double* to_latitudes, IntPtr to_latitude_stride,
            double* to_longitudes, IntPtr to_longitude_stride, UIntPtr count, double* distances, IntPtr distance_stride,
            double* azimuths, IntPtr azimuth_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_rhumb_direct_batch(double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, double* azimuths, IntPtr azimuth_stride, double* distances, IntPtr distance_stride,
            UIntPtr count, double* to_latitudes, IntPtr to_latitude_stride, double* to_longitudes,
            IntPtr to_longitude_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_rhumb_points(Point* @from, Point* to, UIntPtr count, Point* points);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_geodesic_grid_inverse(Point* @from, Point* to, int zone, double* distance,
            double* bearing_from, double* bearing_to);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_geodesic_grid_direct(Point* @from, int zone, double bearing, double distance,
            Point* to, double* bearing_to);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_magnetic_compute(double latitude, double longitude, double height, double year,
            MagneticModel* model, MagneticField* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_magnetic_declination_batch(double* latitudes, IntPtr latitude_stride,
            double* longitudes, IntPtr longitude_stride, double* heights, IntPtr height_stride, double* years,
            IntPtr year_stride, UIntPtr count, MagneticModel* model, double* declinations, IntPtr declination_stride,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_magnetic_model_parse(byte* text, UIntPtr text_size, MagneticModel* @out,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_decimal_year(double seconds, double* year);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_norths_compute(double latitude, double longitude, double height, double year,
            int zone, MagneticModel* model, Norths* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_azimuth_convert(double azimuth, int @from, int to, Norths* norths, double* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_length(Point* points, UIntPtr count, double* length);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_distances(Point* points, UIntPtr count, double* distances);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_point(Point* points, UIntPtr count, double distance, Point* point,
            double* azimuth, UIntPtr* segment);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_nearest(Point* points, UIntPtr count, Point* position, RoutePlace* place);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_nearest_batch(Point* points, UIntPtr point_count, double* latitudes,
            IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride, UIntPtr count, RoutePlace* places,
            IntPtr place_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_densify(Point* points, UIntPtr count, int is_closed, double tolerance,
            Point* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_simplify(Point* points, UIntPtr count, int is_closed, double tolerance,
            Point* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_track_options_init(TrackOptions.Raw* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_track_begin(TrackOptions.Raw* options, TrackState* state);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_track_add(TrackState* track, Fix* fix, TrackState* state, TrackStep* step);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_track_end(TrackState* track, TrackState* state, TrackStep* step);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_track_summarize(TrackState* track, TrackTotals* totals);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_height_grid_hgt(byte* bytes, UIntPtr bytes_size, double latitude,
            double longitude, HeightGrid* grid);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_height_grid_dted(byte* bytes, UIntPtr bytes_size, HeightGrid* grid);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_height_grid_gtx(byte* bytes, UIntPtr bytes_size, HeightGrid* grid);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_height_at(byte* bytes, UIntPtr bytes_size, HeightGrid* grids, UIntPtr grid_count,
            Point* position, double* height);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_height_at_batch(byte* bytes, UIntPtr bytes_size, HeightGrid* grids,
            UIntPtr grid_count, double* latitudes, IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride,
            UIntPtr count, double* heights, IntPtr height_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_profile_sample_route(byte* bytes, UIntPtr bytes_size, HeightGrid* grids,
            UIntPtr grid_count, Point* points, UIntPtr point_count, double step, ProfileSample* samples,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_profile_summarize(ProfileSample* samples, UIntPtr count, double climb,
            ProfileSummary* summary);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_sight_options_init(SightOptions.Raw* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_sight_between(byte* bytes, UIntPtr bytes_size, HeightGrid* grids,
            UIntPtr grid_count, Point* @from, double from_height, Point* to, double to_height,
            SightOptions.Raw* options, Sight* sight);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_sight_along(byte* bytes, UIntPtr bytes_size, HeightGrid* grids,
            UIntPtr grid_count, Point* @from, double from_height, double azimuth, double distance, double to_height,
            SightOptions.Raw* options, Sight* sight);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_viewshed_cells(byte* bytes, UIntPtr bytes_size, HeightGrid* grids,
            UIntPtr grid_count, Point* observer, double observer_height, double target_height, double radius,
            SightOptions.Raw* options, CellGrid* cell_grid, byte* cells, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_viewshed_dead_ground(byte* bytes, UIntPtr bytes_size, HeightGrid* grids,
            UIntPtr grid_count, Point* observer, double observer_height, double target_height, double radius,
            double azimuth, double width, double azimuth_step, SightOptions.Raw* options, DeadGround* stretches,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_polygon_measure(Point* points, UIntPtr point_count, UIntPtr* rings,
            UIntPtr ring_count, double* area, double* perimeter);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_polygon_orientation(Point* points, UIntPtr count, int* orientation);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_polygon_contains(Point* points, UIntPtr point_count, UIntPtr* rings,
            UIntPtr ring_count, Point* position, int* side);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_polygon_contains_batch(Point* points, UIntPtr point_count, UIntPtr* rings,
            UIntPtr ring_count, double* latitudes, IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride,
            UIntPtr count, int* sides, IntPtr side_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_polygon_bounds(Point* points, UIntPtr point_count, UIntPtr* rings,
            UIntPtr ring_count, Bounds* bounds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_polygon_centroid(Point* points, UIntPtr point_count, UIntPtr* rings,
            UIntPtr ring_count, Point* centroid);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_polygon_find_crossing(Point* points, UIntPtr point_count, UIntPtr* rings,
            UIntPtr ring_count, PolygonCrossing* crossing);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_index_check(ulong* words, UIntPtr word_count, int* kind);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_point_index_build(double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, UIntPtr count, ulong* words, UIntPtr capacity, UIntPtr* needed, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_point_index_nearest(ulong* words, UIntPtr word_count, Point* position, uint limit,
            double distance, Neighbor* neighbors, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_point_index_nearest_batch(ulong* words, UIntPtr word_count, double* latitudes,
            IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride, UIntPtr count, uint limit,
            double distance, Neighbor* neighbors, UIntPtr capacity, UIntPtr* needed, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_point_index_within(ulong* words, UIntPtr word_count, Point* position,
            double distance, Neighbor* neighbors, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_point_index_count_batch(ulong* words, UIntPtr word_count, double* latitudes,
            IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride, UIntPtr count, double distance,
            int* counts, IntPtr count_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_point_index_within_batch(ulong* words, UIntPtr word_count, double* latitudes,
            IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride, UIntPtr count, double distance,
            int* counts, IntPtr count_stride, Neighbor* neighbors, UIntPtr capacity, UIntPtr* needed, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_point_index_in_bounds(ulong* words, UIntPtr word_count, Bounds* bounds,
            ulong* ids, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_point_index_in_bounds_batch(ulong* words, UIntPtr word_count, double* souths,
            IntPtr south_stride, double* wests, IntPtr west_stride, double* norths, IntPtr north_stride, double* easts,
            IntPtr east_stride, UIntPtr count, int* counts, IntPtr count_stride, ulong* ids, UIntPtr capacity,
            UIntPtr* needed, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_polygon_index_build(Point* points, UIntPtr point_count, UIntPtr* rings,
            UIntPtr ring_count, ulong* words, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_index_build(Point* points, UIntPtr point_count, ulong* words,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_edge_index_contains_batch(ulong* words, UIntPtr word_count, double* latitudes,
            IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride, UIntPtr count, int* sides,
            IntPtr side_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_edge_index_nearest_batch(ulong* words, UIntPtr word_count, double* latitudes,
            IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride, UIntPtr count, double start_distance,
            double end_distance, RoutePlace* places, IntPtr place_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_edge_index_crossings(ulong* words, UIntPtr word_count, ulong* other_words,
            UIntPtr other_word_count, PolygonCrossing* crossings, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_fence_options_init(FenceOptions.Raw* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_fence_index_build(Fence* fences, UIntPtr fence_count, Point* points,
            UIntPtr point_count, UIntPtr* rings, UIntPtr ring_count, ulong* words, UIntPtr capacity, UIntPtr* needed,
            byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_fence_index_holding(ulong* words, UIntPtr word_count, Point* position,
            double altitude, ulong* ids, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_fence_index_holding_batch(ulong* words, UIntPtr word_count, double* latitudes,
            IntPtr latitude_stride, double* longitudes, IntPtr longitude_stride, double* altitudes,
            IntPtr altitude_stride, UIntPtr count, int* counts, IntPtr count_stride, ulong* ids, UIntPtr capacity,
            UIntPtr* needed, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_fence_index_step(ulong* words, UIntPtr word_count, FenceOptions.Raw* options,
            FenceState* last, Fix* fix, FenceState* state, FencePresence* presences, UIntPtr presence_capacity,
            UIntPtr* presences_needed, FenceEvent* events, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_navigation_options_init(NavigationOptions.Raw* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_navigation_step(ulong* words, UIntPtr word_count, ulong* waypoints,
            UIntPtr waypoint_count, NavigationOptions.Raw* options, NavigationState* last, Fix* fix,
            NavigationState* state, Guidance* guidance);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_shape_options_init(ShapeOptions.Raw* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_circle(Point* center, double radius, ShapeOptions.Raw* options, Point* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_circle_bounds(Point* center, double radius, Bounds* bounds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_ellipse(Point* center, double semi_major, double semi_minor, double rotation,
            ShapeOptions.Raw* options, Point* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_wedge(Point* center, double inner_radius, double outer_radius, double azimuth,
            double width, ShapeOptions.Raw* options, Point* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_arc(Point* center, double radius, double azimuth, double width,
            ShapeOptions.Raw* options, Point* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_ring_set(Point* center, double* radii, UIntPtr radius_count,
            ShapeOptions.Raw* options, Point* vertices, UIntPtr vertex_capacity, UIntPtr* vertices_needed,
            RingLine* lines, UIntPtr line_capacity, UIntPtr* lines_needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_circle_geojson(Point* center, double radius, ShapeOptions.Raw* options,
            byte* properties, UIntPtr properties_size, byte* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_ellipse_geojson(Point* center, double semi_major, double semi_minor,
            double rotation, ShapeOptions.Raw* options, byte* properties, UIntPtr properties_size, byte* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_wedge_geojson(Point* center, double inner_radius, double outer_radius,
            double azimuth, double width, ShapeOptions.Raw* options, byte* properties, UIntPtr properties_size,
            byte* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_arc_geojson(Point* center, double radius, double azimuth, double width,
            ShapeOptions.Raw* options, byte* properties, UIntPtr properties_size, byte* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_ring_set_geojson(Point* center, double* radii, UIntPtr radius_count,
            ShapeOptions.Raw* options, byte* properties, UIntPtr properties_size, byte* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_time_parse(byte* text, UIntPtr text_size, double* seconds, UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_time_format(double seconds, int decimals, byte* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_outline_options_init(OutlineOptions.Raw* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_rectangle(Point* center, double length, double width, double azimuth,
            OutlineOptions.Raw* options, Point* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_parallel(Point* points, UIntPtr count, double distance,
            OutlineOptions.Raw* options, Point* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_corridor(Point* points, UIntPtr count, double left, double right,
            OutlineOptions.Raw* options, Point* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_arrow(Point* points, UIntPtr count, double width, double head_width,
            double head_length, OutlineOptions.Raw* options, Point* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_marks(Point* points, UIntPtr count, double first, double interval,
            RouteMark* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_frame_points_batch(Point* anchors, UIntPtr anchor_count, int frame, double* xs,
            IntPtr x_stride, double* ys, IntPtr y_stride, UIntPtr count, double* latitudes, IntPtr latitude_stride,
            double* longitudes, IntPtr longitude_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_sun_position(Point* position, double time, SkyPlace* place);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_moon_position(Point* position, double time, SkyPlace* place);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_sun_position_batch(double* latitudes, IntPtr latitude_stride, double* longitudes,
            IntPtr longitude_stride, double* times, IntPtr time_stride, UIntPtr count, double* azimuths,
            IntPtr azimuth_stride, double* elevations, IntPtr elevation_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_sun_events(Point* position, double start, double end, SkyEvent* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_moon_events(Point* position, double start, double end, SkyEvent* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_moon_phase_at(double time, MoonPhase* phase);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_geojson_options_init(GeoJsonOptions.Raw* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_route_geojson(Point* points, UIntPtr count, GeoJsonOptions.Raw* options,
            byte* properties, UIntPtr properties_size, byte* @out, UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_polygon_geojson(Point* points, UIntPtr point_count, UIntPtr* rings,
            UIntPtr ring_count, GeoJsonOptions.Raw* options, byte* properties, UIntPtr properties_size, byte* @out,
            UIntPtr capacity, UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_exchange_detect(byte* text, UIntPtr text_size, int* format,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_gpx_read(byte* text, UIntPtr text_size, Feature* features,
            UIntPtr feature_capacity, UIntPtr* features_needed, Vertex* vertices, UIntPtr vertex_capacity,
            UIntPtr* vertices_needed, ExchangeReport* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_kml_read(byte* text, UIntPtr text_size, Feature* features,
            UIntPtr feature_capacity, UIntPtr* features_needed, Vertex* vertices, UIntPtr vertex_capacity,
            UIntPtr* vertices_needed, ExchangeReport* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_cot_read(byte* text, UIntPtr text_size, Feature* features,
            UIntPtr feature_capacity, UIntPtr* features_needed, Vertex* vertices, UIntPtr vertex_capacity,
            UIntPtr* vertices_needed, ExchangeReport* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_geojson_read(byte* text, UIntPtr text_size, Feature* features,
            UIntPtr feature_capacity, UIntPtr* features_needed, Vertex* vertices, UIntPtr vertex_capacity,
            UIntPtr* vertices_needed, ExchangeReport* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_cot_find_event(byte* text, UIntPtr text_size, uint limit, UIntPtr* event_size,
            UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_cot_search_event(byte* text, UIntPtr text_size, uint limit, CotSearch* last,
            CotSearch* state, UIntPtr* event_size, UIntPtr* error_offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_xml_unescape(byte* text, UIntPtr text_size, byte* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_xml_to_utf8(byte* text, UIntPtr text_size, byte* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_json_unescape(byte* text, UIntPtr text_size, byte* @out, UIntPtr capacity,
            UIntPtr* needed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_feature_init(Feature* feature);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_exchange_options_init(ExchangeOptions.Raw* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_gpx_write(Feature* features, UIntPtr feature_count, Vertex* vertices,
            UIntPtr vertex_count, byte* texts, UIntPtr texts_size, ExchangeOptions.Raw* options, byte* @out,
            UIntPtr capacity, UIntPtr* needed, ExchangeReport* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_kml_write(Feature* features, UIntPtr feature_count, Vertex* vertices,
            UIntPtr vertex_count, byte* texts, UIntPtr texts_size, ExchangeOptions.Raw* options, byte* @out,
            UIntPtr capacity, UIntPtr* needed, ExchangeReport* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_cot_write(Feature* features, UIntPtr feature_count, Vertex* vertices,
            UIntPtr vertex_count, byte* texts, UIntPtr texts_size, ExchangeOptions.Raw* options, byte* @out,
            UIntPtr capacity, UIntPtr* needed, ExchangeReport* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_features_geojson(Feature* features, UIntPtr feature_count, Vertex* vertices,
            UIntPtr vertex_count, byte* texts, UIntPtr texts_size, ExchangeOptions.Raw* options, byte* @out,
            UIntPtr capacity, UIntPtr* needed, ExchangeReport* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_group_measure(PlanePoint* shots, UIntPtr count, PlanePoint* aim, Group* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_target_convert(double value, int @from, int to, double distance, double* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_calibration_fit(CalibrationPoint* points, UIntPtr count, int kind,
            Calibration* @out);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_calibration_to_plane_batch(Calibration* calibration, double* pixel_xs,
            IntPtr pixel_x_stride, double* pixel_ys, IntPtr pixel_y_stride, UIntPtr count, double* xs, IntPtr x_stride,
            double* ys, IntPtr y_stride, byte* statuses);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int gn_calibration_to_pixels_batch(Calibration* calibration, double* xs, IntPtr x_stride,
            double* ys, IntPtr y_stride, UIntPtr count, double* pixel_xs, IntPtr pixel_x_stride, double* pixel_ys,
            IntPtr pixel_y_stride, byte* statuses);
    }
}
