// SPDX-License-Identifier: MIT
//! The functions of gridnorth.h. Written by generate.py.

use crate::types::*;

extern "C" {
    pub fn gn_version() -> *const u8;
    pub fn gn_version_number() -> u32;
    pub fn gn_status_text(status: i32) -> *const u8;
    pub fn gn_status_name(status: i32) -> *const u8;
    pub fn gn_cpu_level() -> i32;
    pub fn gn_cpu_level_limit(level: i32) -> i32;
    pub fn gn_mgrs_encode(
        latitude: f64,
        longitude: f64,
        precision: i32,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_mgrs_encode_utm(
        utm: *const Utm,
        precision: i32,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_mgrs_encode_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        precision: i32,
        texts: *mut u8,
        text_size: usize,
        text_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_mgrs_encode_utm_batch(
        eastings: *const f64,
        easting_stride: isize,
        northings: *const f64,
        northing_stride: isize,
        zones: *const i32,
        zone_stride: isize,
        count: usize,
        precision: i32,
        texts: *mut u8,
        text_size: usize,
        text_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_mgrs_decode(text: *const u8, text_size: usize, out: *mut MgrsCell, error_offset: *mut usize) -> i32;
    pub fn gn_mgrs_decode_strict(
        text: *const u8,
        text_size: usize,
        out: *mut MgrsCell,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_mgrs_decode_batch(
        texts: *const u8,
        text_size: usize,
        text_stride: isize,
        count: usize,
        latitudes: *mut f64,
        latitude_stride: isize,
        longitudes: *mut f64,
        longitude_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_mgrs_decode_strict_batch(
        texts: *const u8,
        text_size: usize,
        text_stride: isize,
        count: usize,
        latitudes: *mut f64,
        latitude_stride: isize,
        longitudes: *mut f64,
        longitude_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_mgrs_decode_cells_batch(
        texts: *const u8,
        text_size: usize,
        text_stride: isize,
        count: usize,
        cells: *mut MgrsCell,
        cell_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_mgrs_outline(
        cell: *const MgrsCell,
        tolerance: f64,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_mgrs_bounds(cell: *const MgrsCell, bounds: *mut Bounds) -> i32;
    pub fn gn_position_parse(
        text: *const u8,
        text_size: usize,
        form: i32,
        flags: u32,
        out: *mut Position,
        capacity: usize,
        needed: *mut usize,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_coordinate_parse(
        text: *const u8,
        text_size: usize,
        axis: i32,
        degrees: *mut f64,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_position_parse_batch(
        texts: *const u8,
        text_size: usize,
        text_stride: isize,
        count: usize,
        form: i32,
        flags: u32,
        positions: *mut Position,
        position_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_format_options_init(options: *mut FormatOptions) -> i32;
    pub fn gn_position_format(
        latitude: f64,
        longitude: f64,
        options: *const FormatOptions,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_position_format_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        options: *const FormatOptions,
        texts: *mut u8,
        text_size: usize,
        text_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_georef_encode(
        latitude: f64,
        longitude: f64,
        precision: i32,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_georef_encode_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        precision: i32,
        texts: *mut u8,
        text_size: usize,
        text_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_georef_decode(
        text: *const u8,
        text_size: usize,
        out: *mut GraticuleCell,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_georef_decode_batch(
        texts: *const u8,
        text_size: usize,
        text_stride: isize,
        count: usize,
        latitudes: *mut f64,
        latitude_stride: isize,
        longitudes: *mut f64,
        longitude_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_gars_encode(
        latitude: f64,
        longitude: f64,
        precision: i32,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_gars_encode_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        precision: i32,
        texts: *mut u8,
        text_size: usize,
        text_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_gars_decode(text: *const u8, text_size: usize, out: *mut GraticuleCell, error_offset: *mut usize) -> i32;
    pub fn gn_gars_decode_batch(
        texts: *const u8,
        text_size: usize,
        text_stride: isize,
        count: usize,
        latitudes: *mut f64,
        latitude_stride: isize,
        longitudes: *mut f64,
        longitude_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_mgrs_type(
        text: *const u8,
        text_size: usize,
        reference: *const Point,
        precision: i32,
        out: *mut MgrsTyping,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_mgrs_type_fields(
        zone: *const u8,
        zone_size: usize,
        square: *const u8,
        square_size: usize,
        easting: *const u8,
        easting_size: usize,
        northing: *const u8,
        northing_size: usize,
        reference: *const Point,
        out: *mut MgrsTyping,
        error_field: *mut i32,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_length_format(
        meters: f64,
        units: i32,
        digits: i32,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_length_parse(text: *const u8, text_size: usize, meters: *mut f64, error_offset: *mut usize) -> i32;
    pub fn gn_area_format(
        square_meters: f64,
        units: i32,
        digits: i32,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_area_parse(text: *const u8, text_size: usize, square_meters: *mut f64, error_offset: *mut usize) -> i32;
    pub fn gn_angle_format(
        degrees: f64,
        unit: i32,
        decimals: i32,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_angle_parse(text: *const u8, text_size: usize, degrees: *mut f64, error_offset: *mut usize) -> i32;
    pub fn gn_speed_format(
        meters_per_second: f64,
        unit: i32,
        digits: i32,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_speed_parse(
        text: *const u8,
        text_size: usize,
        meters_per_second: *mut f64,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_course_format(
        degrees: f64,
        north: i32,
        unit: i32,
        decimals: i32,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_course_parse(
        text: *const u8,
        text_size: usize,
        degrees: *mut f64,
        north: *mut i32,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_declination_format(
        degrees: f64,
        unit: i32,
        decimals: i32,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_declination_parse(text: *const u8, text_size: usize, degrees: *mut f64, error_offset: *mut usize) -> i32;
    pub fn gn_utm_forward(latitude: f64, longitude: f64, zone: i32, out: *mut Utm) -> i32;
    pub fn gn_utm_inverse(utm: *const Utm, out: *mut Point) -> i32;
    pub fn gn_utm_forward_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        zone: i32,
        eastings: *mut f64,
        easting_stride: isize,
        northings: *mut f64,
        northing_stride: isize,
        zones: *mut i32,
        zone_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_utm_inverse_batch(
        eastings: *const f64,
        easting_stride: isize,
        northings: *const f64,
        northing_stride: isize,
        zones: *const i32,
        zone_stride: isize,
        count: usize,
        latitudes: *mut f64,
        latitude_stride: isize,
        longitudes: *mut f64,
        longitude_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_utm_factors(latitude: f64, longitude: f64, zone: i32, convergence: *mut f64, scale: *mut f64) -> i32;
    pub fn gn_utm_factors_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        zone: i32,
        convergences: *mut f64,
        convergence_stride: isize,
        scales: *mut f64,
        scale_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_utm_zone(latitude: f64, longitude: f64, zone: *mut i32, hemisphere: *mut i32) -> i32;
    pub fn gn_utm_to_epsg(zone: i32, hemisphere: i32, code: *mut i32) -> i32;
    pub fn gn_utm_from_epsg(code: i32, zone: *mut i32, hemisphere: *mut i32) -> i32;
    pub fn gn_grid_options_init(options: *mut GridOptions) -> i32;
    pub fn gn_grid_geojson(
        view: *const Bounds,
        zoom: f64,
        options: *const GridOptions,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_grid_lines(
        view: *const Bounds,
        zoom: f64,
        options: *const GridOptions,
        vertices: *mut Point,
        vertex_capacity: usize,
        vertices_needed: *mut usize,
        lines: *mut GridLine,
        line_capacity: usize,
        lines_needed: *mut usize,
    ) -> i32;
    pub fn gn_grid_lines_pixels(
        view: *const Bounds,
        zoom: f64,
        options: *const GridOptions,
        origin: *const Point,
        vertices: *mut f32,
        vertex_capacity: usize,
        vertices_needed: *mut usize,
        lines: *mut GridLine,
        line_capacity: usize,
        lines_needed: *mut usize,
    ) -> i32;
    pub fn gn_grid_labels(
        view: *const Bounds,
        zoom: f64,
        options: *const GridOptions,
        labels: *mut GridLabel,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_grid_label_places(
        camera: *const Camera,
        frame: *const Box,
        covers: *const Box,
        cover_count: usize,
        sizes: *const TextSize,
        size_count: usize,
        labels: *const GridLabel,
        label_count: usize,
        places: *mut LabelPlace,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_grid_spacing(view: *const Bounds, zoom: f64, options: *const GridOptions, spacing: *mut f64) -> i32;
    pub fn gn_grid_bound(view: *const Bounds, zoom: f64, options: *const GridOptions, count: *mut usize) -> i32;
    pub fn gn_screen_scale(latitude: f64, zoom: f64, tile_size: u32, meters: *mut f64) -> i32;
    pub fn gn_screen_scale_bar(
        latitude: f64,
        zoom: f64,
        tile_size: u32,
        max_width: f64,
        units: i32,
        bar: *mut ScaleBar,
    ) -> i32;
    pub fn gn_screen_view(screen: *const Screen, view: *mut Bounds) -> i32;
    pub fn gn_screen_point_to_pixel(screen: *const Screen, position: *const Point, x: *mut f64, y: *mut f64) -> i32;
    pub fn gn_screen_point_to_pixel_batch(
        screen: *const Screen,
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        xs: *mut f64,
        x_stride: isize,
        ys: *mut f64,
        y_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_screen_pixel_to_point(screen: *const Screen, x: f64, y: f64, position: *mut Point) -> i32;
    pub fn gn_screen_pixel_to_point_batch(
        screen: *const Screen,
        xs: *const f64,
        x_stride: isize,
        ys: *const f64,
        y_stride: isize,
        count: usize,
        latitudes: *mut f64,
        latitude_stride: isize,
        longitudes: *mut f64,
        longitude_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_screen_matrix(screen: *const Screen, matrix: *mut Matrix) -> i32;
    pub fn gn_screen_camera(screen: *const Screen, camera: *mut Camera) -> i32;
    pub fn gn_web_mercator_forward(latitude: f64, longitude: f64, x: *mut f64, y: *mut f64) -> i32;
    pub fn gn_web_mercator_inverse(x: f64, y: f64, out: *mut Point) -> i32;
    pub fn gn_web_mercator_forward_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        xs: *mut f64,
        x_stride: isize,
        ys: *mut f64,
        y_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_web_mercator_inverse_batch(
        xs: *const f64,
        x_stride: isize,
        ys: *const f64,
        y_stride: isize,
        count: usize,
        latitudes: *mut f64,
        latitude_stride: isize,
        longitudes: *mut f64,
        longitude_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_tile_at(latitude: f64, longitude: f64, zoom: u32, out: *mut Tile) -> i32;
    pub fn gn_tile_at_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        zoom: u32,
        tiles: *mut Tile,
        tile_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_tile_bounds(tile: *const Tile, out: *mut Bounds) -> i32;
    pub fn gn_tile_quadkey_format(tile: *const Tile, out: *mut u8, capacity: usize, needed: *mut usize) -> i32;
    pub fn gn_tile_quadkey_parse(text: *const u8, text_size: usize, out: *mut Tile, error_offset: *mut usize) -> i32;
    pub fn gn_tile_cover_bounds(
        bounds: *const Bounds,
        zoom: u32,
        out: *mut TileRun,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_tile_cover_polygon(
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        zoom: u32,
        out: *mut TileRun,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_tile_cover_route(
        points: *const Point,
        point_count: usize,
        half_width: f64,
        zoom: u32,
        out: *mut TileRun,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_tile_count_bounds(bounds: *const Bounds, min_zoom: u32, max_zoom: u32, count: *mut usize) -> i32;
    pub fn gn_tile_count_polygon(
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        min_zoom: u32,
        max_zoom: u32,
        count: *mut usize,
    ) -> i32;
    pub fn gn_tile_count_route(
        points: *const Point,
        point_count: usize,
        half_width: f64,
        min_zoom: u32,
        max_zoom: u32,
        count: *mut usize,
    ) -> i32;
    pub fn gn_points_bounds(points: *const Point, count: usize, out: *mut Bounds) -> i32;
    pub fn gn_screen_fit(
        bounds: *const Bounds,
        screen: *const Screen,
        padding: *const Padding,
        max_zoom: f64,
        out: *mut Screen,
    ) -> i32;
    pub fn gn_geodesic_inverse(
        from: *const Point,
        to: *const Point,
        distance: *mut f64,
        azimuth_from: *mut f64,
        azimuth_to: *mut f64,
    ) -> i32;
    pub fn gn_geodesic_direct(
        from: *const Point,
        azimuth: f64,
        distance: f64,
        to: *mut Point,
        azimuth_to: *mut f64,
    ) -> i32;
    pub fn gn_geodesic_inverse_batch(
        from_latitudes: *const f64,
        from_latitude_stride: isize,
        from_longitudes: *const f64,
        from_longitude_stride: isize,
        to_latitudes: *const f64,
        to_latitude_stride: isize,
        to_longitudes: *const f64,
        to_longitude_stride: isize,
        count: usize,
        distances: *mut f64,
        distance_stride: isize,
        azimuths_from: *mut f64,
        azimuth_from_stride: isize,
        azimuths_to: *mut f64,
        azimuth_to_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_geodesic_direct_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        azimuths: *const f64,
        azimuth_stride: isize,
        distances: *const f64,
        distance_stride: isize,
        count: usize,
        to_latitudes: *mut f64,
        to_latitude_stride: isize,
        to_longitudes: *mut f64,
        to_longitude_stride: isize,
        azimuths_to: *mut f64,
        azimuth_to_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_geodesic_line(
        from: *const Point,
        azimuth: f64,
        distances: *const f64,
        count: usize,
        points: *mut Point,
        azimuths: *mut f64,
    ) -> i32;
    pub fn gn_geodesic_points(
        from: *const Point,
        to: *const Point,
        count: usize,
        points: *mut Point,
        azimuths: *mut f64,
    ) -> i32;
    pub fn gn_sphere_inverse(
        from: *const Point,
        to: *const Point,
        distance: *mut f64,
        azimuth_from: *mut f64,
        azimuth_to: *mut f64,
    ) -> i32;
    pub fn gn_sphere_direct(
        from: *const Point,
        azimuth: f64,
        distance: f64,
        to: *mut Point,
        azimuth_to: *mut f64,
    ) -> i32;
    pub fn gn_sphere_inverse_batch(
        from_latitudes: *const f64,
        from_latitude_stride: isize,
        from_longitudes: *const f64,
        from_longitude_stride: isize,
        to_latitudes: *const f64,
        to_latitude_stride: isize,
        to_longitudes: *const f64,
        to_longitude_stride: isize,
        count: usize,
        distances: *mut f64,
        distance_stride: isize,
        azimuths_from: *mut f64,
        azimuth_from_stride: isize,
        azimuths_to: *mut f64,
        azimuth_to_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_sphere_direct_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        azimuths: *const f64,
        azimuth_stride: isize,
        distances: *const f64,
        distance_stride: isize,
        count: usize,
        to_latitudes: *mut f64,
        to_latitude_stride: isize,
        to_longitudes: *mut f64,
        to_longitude_stride: isize,
        azimuths_to: *mut f64,
        azimuth_to_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_rhumb_inverse(from: *const Point, to: *const Point, distance: *mut f64, azimuth: *mut f64) -> i32;
    pub fn gn_rhumb_direct(from: *const Point, azimuth: f64, distance: f64, to: *mut Point) -> i32;
    pub fn gn_rhumb_inverse_batch(
        from_latitudes: *const f64,
        from_latitude_stride: isize,
        from_longitudes: *const f64,
        from_longitude_stride: isize,
        to_latitudes: *const f64,
        to_latitude_stride: isize,
        to_longitudes: *const f64,
        to_longitude_stride: isize,
        count: usize,
        distances: *mut f64,
        distance_stride: isize,
        azimuths: *mut f64,
        azimuth_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_rhumb_direct_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        azimuths: *const f64,
        azimuth_stride: isize,
        distances: *const f64,
        distance_stride: isize,
        count: usize,
        to_latitudes: *mut f64,
        to_latitude_stride: isize,
        to_longitudes: *mut f64,
        to_longitude_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_rhumb_points(from: *const Point, to: *const Point, count: usize, points: *mut Point) -> i32;
    pub fn gn_geodesic_grid_inverse(
        from: *const Point,
        to: *const Point,
        zone: i32,
        distance: *mut f64,
        bearing_from: *mut f64,
        bearing_to: *mut f64,
    ) -> i32;
    pub fn gn_geodesic_grid_direct(
        from: *const Point,
        zone: i32,
        bearing: f64,
        distance: f64,
        to: *mut Point,
        bearing_to: *mut f64,
    ) -> i32;
    pub fn gn_magnetic_compute(
        latitude: f64,
        longitude: f64,
        height: f64,
        year: f64,
        model: *const MagneticModel,
        out: *mut MagneticField,
    ) -> i32;
    pub fn gn_magnetic_declination_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        heights: *const f64,
        height_stride: isize,
        years: *const f64,
        year_stride: isize,
        count: usize,
        model: *const MagneticModel,
        declinations: *mut f64,
        declination_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_magnetic_model_parse(
        text: *const u8,
        text_size: usize,
        out: *mut MagneticModel,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_decimal_year(seconds: f64, year: *mut f64) -> i32;
    pub fn gn_norths_compute(
        latitude: f64,
        longitude: f64,
        height: f64,
        year: f64,
        zone: i32,
        model: *const MagneticModel,
        out: *mut Norths,
    ) -> i32;
    pub fn gn_azimuth_convert(azimuth: f64, from: i32, to: i32, norths: *const Norths, out: *mut f64) -> i32;
    pub fn gn_route_length(points: *const Point, count: usize, length: *mut f64) -> i32;
    pub fn gn_route_distances(points: *const Point, count: usize, distances: *mut f64) -> i32;
    pub fn gn_route_point(
        points: *const Point,
        count: usize,
        distance: f64,
        point: *mut Point,
        azimuth: *mut f64,
        segment: *mut usize,
    ) -> i32;
    pub fn gn_route_nearest(points: *const Point, count: usize, position: *const Point, place: *mut RoutePlace) -> i32;
    pub fn gn_route_nearest_batch(
        points: *const Point,
        point_count: usize,
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        places: *mut RoutePlace,
        place_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_route_densify(
        points: *const Point,
        count: usize,
        is_closed: i32,
        tolerance: f64,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_route_simplify(
        points: *const Point,
        count: usize,
        is_closed: i32,
        tolerance: f64,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_track_options_init(options: *mut TrackOptions) -> i32;
    pub fn gn_track_begin(options: *const TrackOptions, state: *mut TrackState) -> i32;
    pub fn gn_track_add(track: *const TrackState, fix: *const Fix, state: *mut TrackState, step: *mut TrackStep) -> i32;
    pub fn gn_track_end(track: *const TrackState, state: *mut TrackState, step: *mut TrackStep) -> i32;
    pub fn gn_track_summarize(track: *const TrackState, totals: *mut TrackTotals) -> i32;
    pub fn gn_height_grid_hgt(
        bytes: *const u8,
        bytes_size: usize,
        latitude: f64,
        longitude: f64,
        grid: *mut HeightGrid,
    ) -> i32;
    pub fn gn_height_grid_dted(bytes: *const u8, bytes_size: usize, grid: *mut HeightGrid) -> i32;
    pub fn gn_height_grid_gtx(bytes: *const u8, bytes_size: usize, grid: *mut HeightGrid) -> i32;
    pub fn gn_height_at(
        bytes: *const u8,
        bytes_size: usize,
        grids: *const HeightGrid,
        grid_count: usize,
        position: *const Point,
        height: *mut f64,
    ) -> i32;
    pub fn gn_height_at_batch(
        bytes: *const u8,
        bytes_size: usize,
        grids: *const HeightGrid,
        grid_count: usize,
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        heights: *mut f64,
        height_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_profile_sample_route(
        bytes: *const u8,
        bytes_size: usize,
        grids: *const HeightGrid,
        grid_count: usize,
        points: *const Point,
        point_count: usize,
        step: f64,
        samples: *mut ProfileSample,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_profile_summarize(
        samples: *const ProfileSample,
        count: usize,
        climb: f64,
        summary: *mut ProfileSummary,
    ) -> i32;
    pub fn gn_sight_options_init(options: *mut SightOptions) -> i32;
    pub fn gn_sight_between(
        bytes: *const u8,
        bytes_size: usize,
        grids: *const HeightGrid,
        grid_count: usize,
        from: *const Point,
        from_height: f64,
        to: *const Point,
        to_height: f64,
        options: *const SightOptions,
        sight: *mut Sight,
    ) -> i32;
    pub fn gn_sight_along(
        bytes: *const u8,
        bytes_size: usize,
        grids: *const HeightGrid,
        grid_count: usize,
        from: *const Point,
        from_height: f64,
        azimuth: f64,
        distance: f64,
        to_height: f64,
        options: *const SightOptions,
        sight: *mut Sight,
    ) -> i32;
    pub fn gn_viewshed_cells(
        bytes: *const u8,
        bytes_size: usize,
        grids: *const HeightGrid,
        grid_count: usize,
        observer: *const Point,
        observer_height: f64,
        target_height: f64,
        radius: f64,
        options: *const SightOptions,
        cell_grid: *const CellGrid,
        cells: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_viewshed_dead_ground(
        bytes: *const u8,
        bytes_size: usize,
        grids: *const HeightGrid,
        grid_count: usize,
        observer: *const Point,
        observer_height: f64,
        target_height: f64,
        radius: f64,
        azimuth: f64,
        width: f64,
        azimuth_step: f64,
        options: *const SightOptions,
        stretches: *mut DeadGround,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_polygon_measure(
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        area: *mut f64,
        perimeter: *mut f64,
    ) -> i32;
    pub fn gn_polygon_orientation(points: *const Point, count: usize, orientation: *mut i32) -> i32;
    pub fn gn_polygon_contains(
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        position: *const Point,
        side: *mut i32,
    ) -> i32;
    pub fn gn_polygon_contains_batch(
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        sides: *mut i32,
        side_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_polygon_bounds(
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        bounds: *mut Bounds,
    ) -> i32;
    pub fn gn_polygon_centroid(
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        centroid: *mut Point,
    ) -> i32;
    pub fn gn_polygon_find_crossing(
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        crossing: *mut PolygonCrossing,
    ) -> i32;
    pub fn gn_index_check(words: *const u64, word_count: usize, kind: *mut i32) -> i32;
    pub fn gn_point_index_build(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        words: *mut u64,
        capacity: usize,
        needed: *mut usize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_point_index_nearest(
        words: *const u64,
        word_count: usize,
        position: *const Point,
        limit: u32,
        distance: f64,
        neighbors: *mut Neighbor,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_point_index_nearest_batch(
        words: *const u64,
        word_count: usize,
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        limit: u32,
        distance: f64,
        neighbors: *mut Neighbor,
        capacity: usize,
        needed: *mut usize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_point_index_within(
        words: *const u64,
        word_count: usize,
        position: *const Point,
        distance: f64,
        neighbors: *mut Neighbor,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_point_index_count_batch(
        words: *const u64,
        word_count: usize,
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        distance: f64,
        counts: *mut i32,
        count_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_point_index_within_batch(
        words: *const u64,
        word_count: usize,
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        distance: f64,
        counts: *mut i32,
        count_stride: isize,
        neighbors: *mut Neighbor,
        capacity: usize,
        needed: *mut usize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_point_index_in_bounds(
        words: *const u64,
        word_count: usize,
        bounds: *const Bounds,
        ids: *mut u64,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_point_index_in_bounds_batch(
        words: *const u64,
        word_count: usize,
        souths: *const f64,
        south_stride: isize,
        wests: *const f64,
        west_stride: isize,
        norths: *const f64,
        north_stride: isize,
        easts: *const f64,
        east_stride: isize,
        count: usize,
        counts: *mut i32,
        count_stride: isize,
        ids: *mut u64,
        capacity: usize,
        needed: *mut usize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_polygon_index_build(
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        words: *mut u64,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_route_index_build(
        points: *const Point,
        point_count: usize,
        words: *mut u64,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_edge_index_contains_batch(
        words: *const u64,
        word_count: usize,
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        sides: *mut i32,
        side_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_edge_index_nearest_batch(
        words: *const u64,
        word_count: usize,
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        count: usize,
        start_distance: f64,
        end_distance: f64,
        places: *mut RoutePlace,
        place_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_edge_index_crossings(
        words: *const u64,
        word_count: usize,
        other_words: *const u64,
        other_word_count: usize,
        crossings: *mut PolygonCrossing,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_fence_options_init(options: *mut FenceOptions) -> i32;
    pub fn gn_fence_index_build(
        fences: *const Fence,
        fence_count: usize,
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        words: *mut u64,
        capacity: usize,
        needed: *mut usize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_fence_index_holding(
        words: *const u64,
        word_count: usize,
        position: *const Point,
        altitude: f64,
        ids: *mut u64,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_fence_index_holding_batch(
        words: *const u64,
        word_count: usize,
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        altitudes: *const f64,
        altitude_stride: isize,
        count: usize,
        counts: *mut i32,
        count_stride: isize,
        ids: *mut u64,
        capacity: usize,
        needed: *mut usize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_fence_index_step(
        words: *const u64,
        word_count: usize,
        options: *const FenceOptions,
        last: *const FenceState,
        fix: *const Fix,
        state: *mut FenceState,
        presences: *mut FencePresence,
        presence_capacity: usize,
        presences_needed: *mut usize,
        events: *mut FenceEvent,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_navigation_options_init(options: *mut NavigationOptions) -> i32;
    pub fn gn_navigation_step(
        words: *const u64,
        word_count: usize,
        waypoints: *const u64,
        waypoint_count: usize,
        options: *const NavigationOptions,
        last: *const NavigationState,
        fix: *const Fix,
        state: *mut NavigationState,
        guidance: *mut Guidance,
    ) -> i32;
    pub fn gn_shape_options_init(options: *mut ShapeOptions) -> i32;
    pub fn gn_circle(
        center: *const Point,
        radius: f64,
        options: *const ShapeOptions,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_circle_bounds(center: *const Point, radius: f64, bounds: *mut Bounds) -> i32;
    pub fn gn_ellipse(
        center: *const Point,
        semi_major: f64,
        semi_minor: f64,
        rotation: f64,
        options: *const ShapeOptions,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_wedge(
        center: *const Point,
        inner_radius: f64,
        outer_radius: f64,
        azimuth: f64,
        width: f64,
        options: *const ShapeOptions,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_arc(
        center: *const Point,
        radius: f64,
        azimuth: f64,
        width: f64,
        options: *const ShapeOptions,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_ring_set(
        center: *const Point,
        radii: *const f64,
        radius_count: usize,
        options: *const ShapeOptions,
        vertices: *mut Point,
        vertex_capacity: usize,
        vertices_needed: *mut usize,
        lines: *mut RingLine,
        line_capacity: usize,
        lines_needed: *mut usize,
    ) -> i32;
    pub fn gn_circle_geojson(
        center: *const Point,
        radius: f64,
        options: *const ShapeOptions,
        properties: *const u8,
        properties_size: usize,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_ellipse_geojson(
        center: *const Point,
        semi_major: f64,
        semi_minor: f64,
        rotation: f64,
        options: *const ShapeOptions,
        properties: *const u8,
        properties_size: usize,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_wedge_geojson(
        center: *const Point,
        inner_radius: f64,
        outer_radius: f64,
        azimuth: f64,
        width: f64,
        options: *const ShapeOptions,
        properties: *const u8,
        properties_size: usize,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_arc_geojson(
        center: *const Point,
        radius: f64,
        azimuth: f64,
        width: f64,
        options: *const ShapeOptions,
        properties: *const u8,
        properties_size: usize,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_ring_set_geojson(
        center: *const Point,
        radii: *const f64,
        radius_count: usize,
        options: *const ShapeOptions,
        properties: *const u8,
        properties_size: usize,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_time_parse(text: *const u8, text_size: usize, seconds: *mut f64, error_offset: *mut usize) -> i32;
    pub fn gn_time_format(seconds: f64, decimals: i32, out: *mut u8, capacity: usize, needed: *mut usize) -> i32;
    pub fn gn_outline_options_init(options: *mut OutlineOptions) -> i32;
    pub fn gn_rectangle(
        center: *const Point,
        length: f64,
        width: f64,
        azimuth: f64,
        options: *const OutlineOptions,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_route_parallel(
        points: *const Point,
        count: usize,
        distance: f64,
        options: *const OutlineOptions,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_route_corridor(
        points: *const Point,
        count: usize,
        left: f64,
        right: f64,
        options: *const OutlineOptions,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_route_arrow(
        points: *const Point,
        count: usize,
        width: f64,
        head_width: f64,
        head_length: f64,
        options: *const OutlineOptions,
        out: *mut Point,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_route_marks(
        points: *const Point,
        count: usize,
        first: f64,
        interval: f64,
        out: *mut RouteMark,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_frame_points_batch(
        anchors: *const Point,
        anchor_count: usize,
        frame: i32,
        xs: *const f64,
        x_stride: isize,
        ys: *const f64,
        y_stride: isize,
        count: usize,
        latitudes: *mut f64,
        latitude_stride: isize,
        longitudes: *mut f64,
        longitude_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_sun_position(position: *const Point, time: f64, place: *mut SkyPlace) -> i32;
    pub fn gn_moon_position(position: *const Point, time: f64, place: *mut SkyPlace) -> i32;
    pub fn gn_sun_position_batch(
        latitudes: *const f64,
        latitude_stride: isize,
        longitudes: *const f64,
        longitude_stride: isize,
        times: *const f64,
        time_stride: isize,
        count: usize,
        azimuths: *mut f64,
        azimuth_stride: isize,
        elevations: *mut f64,
        elevation_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_sun_events(
        position: *const Point,
        start: f64,
        end: f64,
        out: *mut SkyEvent,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_moon_events(
        position: *const Point,
        start: f64,
        end: f64,
        out: *mut SkyEvent,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_moon_phase_at(time: f64, phase: *mut MoonPhase) -> i32;
    pub fn gn_geojson_options_init(options: *mut GeoJsonOptions) -> i32;
    pub fn gn_route_geojson(
        points: *const Point,
        count: usize,
        options: *const GeoJsonOptions,
        properties: *const u8,
        properties_size: usize,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_polygon_geojson(
        points: *const Point,
        point_count: usize,
        rings: *const usize,
        ring_count: usize,
        options: *const GeoJsonOptions,
        properties: *const u8,
        properties_size: usize,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_exchange_detect(text: *const u8, text_size: usize, format: *mut i32, error_offset: *mut usize) -> i32;
    pub fn gn_gpx_read(
        text: *const u8,
        text_size: usize,
        features: *mut Feature,
        feature_capacity: usize,
        features_needed: *mut usize,
        vertices: *mut Vertex,
        vertex_capacity: usize,
        vertices_needed: *mut usize,
        report: *mut ExchangeReport,
    ) -> i32;
    pub fn gn_kml_read(
        text: *const u8,
        text_size: usize,
        features: *mut Feature,
        feature_capacity: usize,
        features_needed: *mut usize,
        vertices: *mut Vertex,
        vertex_capacity: usize,
        vertices_needed: *mut usize,
        report: *mut ExchangeReport,
    ) -> i32;
    pub fn gn_cot_read(
        text: *const u8,
        text_size: usize,
        features: *mut Feature,
        feature_capacity: usize,
        features_needed: *mut usize,
        vertices: *mut Vertex,
        vertex_capacity: usize,
        vertices_needed: *mut usize,
        report: *mut ExchangeReport,
    ) -> i32;
    pub fn gn_geojson_read(
        text: *const u8,
        text_size: usize,
        features: *mut Feature,
        feature_capacity: usize,
        features_needed: *mut usize,
        vertices: *mut Vertex,
        vertex_capacity: usize,
        vertices_needed: *mut usize,
        report: *mut ExchangeReport,
    ) -> i32;
    pub fn gn_cot_find_event(
        text: *const u8,
        text_size: usize,
        limit: u32,
        event_size: *mut usize,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_cot_search_event(
        text: *const u8,
        text_size: usize,
        limit: u32,
        last: *const CotSearch,
        state: *mut CotSearch,
        event_size: *mut usize,
        error_offset: *mut usize,
    ) -> i32;
    pub fn gn_xml_unescape(text: *const u8, text_size: usize, out: *mut u8, capacity: usize, needed: *mut usize) -> i32;
    pub fn gn_xml_to_utf8(text: *const u8, text_size: usize, out: *mut u8, capacity: usize, needed: *mut usize) -> i32;
    pub fn gn_json_unescape(
        text: *const u8,
        text_size: usize,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
    ) -> i32;
    pub fn gn_feature_init(feature: *mut Feature) -> i32;
    pub fn gn_exchange_options_init(options: *mut ExchangeOptions) -> i32;
    pub fn gn_gpx_write(
        features: *const Feature,
        feature_count: usize,
        vertices: *const Vertex,
        vertex_count: usize,
        texts: *const u8,
        texts_size: usize,
        options: *const ExchangeOptions,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
        report: *mut ExchangeReport,
    ) -> i32;
    pub fn gn_kml_write(
        features: *const Feature,
        feature_count: usize,
        vertices: *const Vertex,
        vertex_count: usize,
        texts: *const u8,
        texts_size: usize,
        options: *const ExchangeOptions,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
        report: *mut ExchangeReport,
    ) -> i32;
    pub fn gn_cot_write(
        features: *const Feature,
        feature_count: usize,
        vertices: *const Vertex,
        vertex_count: usize,
        texts: *const u8,
        texts_size: usize,
        options: *const ExchangeOptions,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
        report: *mut ExchangeReport,
    ) -> i32;
    pub fn gn_features_geojson(
        features: *const Feature,
        feature_count: usize,
        vertices: *const Vertex,
        vertex_count: usize,
        texts: *const u8,
        texts_size: usize,
        options: *const ExchangeOptions,
        out: *mut u8,
        capacity: usize,
        needed: *mut usize,
        report: *mut ExchangeReport,
    ) -> i32;
    pub fn gn_group_measure(shots: *const PlanePoint, count: usize, aim: *const PlanePoint, out: *mut Group) -> i32;
    pub fn gn_target_convert(value: f64, from: i32, to: i32, distance: f64, out: *mut f64) -> i32;
    pub fn gn_calibration_fit(points: *const CalibrationPoint, count: usize, kind: i32, out: *mut Calibration) -> i32;
    pub fn gn_calibration_to_plane_batch(
        calibration: *const Calibration,
        pixel_xs: *const f64,
        pixel_x_stride: isize,
        pixel_ys: *const f64,
        pixel_y_stride: isize,
        count: usize,
        xs: *mut f64,
        x_stride: isize,
        ys: *mut f64,
        y_stride: isize,
        statuses: *mut u8,
    ) -> i32;
    pub fn gn_calibration_to_pixels_batch(
        calibration: *const Calibration,
        xs: *const f64,
        x_stride: isize,
        ys: *const f64,
        y_stride: isize,
        count: usize,
        pixel_xs: *mut f64,
        pixel_x_stride: isize,
        pixel_ys: *mut f64,
        pixel_y_stride: isize,
        statuses: *mut u8,
    ) -> i32;
}
