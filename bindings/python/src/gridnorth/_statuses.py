# SPDX-License-Identifier: MIT
# Written by bindings/python/generate.py from docs/api.json.
"""The exceptions: a class for each status of the C library; errors.py has those that hold more."""

from __future__ import annotations

from .errors import GridNorthError, NumberError, TextError

__all__ = [
    "AltitudeError",
    "AzimuthStepError",
    "BufferTooSmallError",
    "CalibrationError",
    "CalibrationOrderError",
    "CalibrationPointsError",
    "CameraError",
    "CellGridError",
    "ContentError",
    "CountError",
    "CrossingsError",
    "CurvatureError",
    "DateError",
    "DecimalsError",
    "DeclinationError",
    "DigitsError",
    "DimensionError",
    "DistanceError",
    "DocumentError",
    "EastingError",
    "EpsgError",
    "FeatureError",
    "FenceAltitudesError",
    "FenceError",
    "FenceIdError",
    "FormError",
    "FrameError",
    "FrequencyError",
    "HalfWidthError",
    "HeightError",
    "HeightFileError",
    "HeightGridError",
    "HeightOutsideError",
    "HeightVoidError",
    "HemisphereError",
    "HysteresisError",
    "IndexAlignmentError",
    "IndexDamagedError",
    "IndexError",
    "IndexKindError",
    "IndexSizeError",
    "IndexVersionError",
    "IntervalError",
    "JoinError",
    "JsonError",
    "LatitudeError",
    "LevelsError",
    "MagneticModelError",
    "MagneticTermError",
    "MarginError",
    "MeasureError",
    "MgrsBandError",
    "MgrsBandOfNeighborError",
    "MgrsColumnError",
    "MgrsGridZoneError",
    "MgrsOddDigitsError",
    "MgrsOverhangsZoneError",
    "MgrsRowError",
    "MgrsSquareError",
    "MgrsTooManyDigitsError",
    "MgrsZoneError",
    "NorthError",
    "NorthingError",
    "NotFiniteError",
    "NullError",
    "OffsetError",
    "OptionsSizeError",
    "OutOfSightError",
    "PartialError",
    "PixelsError",
    "PlacementError",
    "PoleError",
    "PrecisionError",
    "PropertiesError",
    "RadiusError",
    "RangeError",
    "RingsError",
    "RouteError",
    "SampleStepError",
    "SightDistanceError",
    "SpacingError",
    "SpanError",
    "SpeedError",
    "StepError",
    "StrideError",
    "StyleError",
    "TargetAngleError",
    "TextByteError",
    "TextCommaError",
    "TextCrsError",
    "TextDigitsError",
    "TextEmptyError",
    "TextFormError",
    "TextHemisphereError",
    "TextIncompleteError",
    "TextLetterError",
    "TextNumberError",
    "TextRestError",
    "TextSignError",
    "TextSixtyError",
    "TextSymbolError",
    "TextUnitError",
    "TileError",
    "TileSizeError",
    "TimeError",
    "ToleranceError",
    "TooFarError",
    "TooManyTilesError",
    "TrackClimbError",
    "TrackSpeedError",
    "TrackStateError",
    "TrackTimeError",
    "UnitError",
    "VerticesError",
    "ViewError",
    "WaypointError",
    "WidthError",
    "WorkError",
    "XmlAttributeError",
    "XmlDtdError",
    "XmlEncodingError",
    "XmlError",
    "XmlLimitError",
    "XmlReferenceError",
    "XmlTagError",
    "YearError",
    "ZoneError",
    "ZoomError",
]


class PartialError(GridNorthError, status=1):
    """Some rows or features were refused; their status bytes or the report say why. Never raised by this package."""


class NullError(GridNorthError, status=16):
    """A pointer that must not be null is null. Never raised by this package."""


class BufferTooSmallError(GridNorthError, status=17):
    """The result does not fit into the buffer. Never raised by this package."""


class StrideError(GridNorthError, status=18):
    """A stride is smaller than one element, or count and stride exceed memory. Never raised by this package."""


class OffsetError(GridNorthError, status=19):
    """An offset leads outside of its buffer, a buffer is too small for its rows, or a size exceeds memory."""


class WorkError(GridNorthError, status=20):
    """The call would take more than about two seconds."""


class NotFiniteError(NumberError, status=32):
    """A number is NaN or infinite."""


class LatitudeError(NumberError, status=33):
    """The latitude lies outside -90 to 90 degrees."""


class PrecisionError(NumberError, status=34):
    """There is no such precision for this kind of reference."""


class ZoneError(NumberError, status=35):
    """The zone must be 1 to 60, or another number that this call allows."""


class HemisphereError(NumberError, status=36):
    """The hemisphere is neither 1 (north) nor -1 (south)."""


class EastingError(NumberError, status=37):
    """The easting lies outside the grid."""


class NorthingError(NumberError, status=38):
    """The northing lies outside the grid."""


class TooFarError(NumberError, status=39):
    """The position is too far from the zone or the pole of the grid."""


class EpsgError(NumberError, status=40):
    """The EPSG code is not one of UTM or UPS on WGS 84."""


class FormError(NumberError, status=41):
    """The form is unknown, or this call does not accept it."""


class StyleError(GridNorthError, status=42):
    """A style, symbol or separator is unknown, or the text could not be read back."""


class AltitudeError(NumberError, status=43):
    """The altitude lies outside -1,000,000 m to 1,000,000,000 m."""


class DigitsError(NumberError, status=44):
    """The number of significant digits lies outside 0 to 15."""


class MeasureError(NumberError, status=45):
    """The length, area or angle exceeds 1e15 meters, square meters or degrees; in a text, 1e16."""


class TimeError(NumberError, status=46):
    """A time is earlier than the one before it or beyond 1e15 s, a duration is negative, or a span exceeds 400 days."""


class ViewError(NumberError, status=48):
    """The south edge of the view lies north of its north edge."""


class ZoomError(NumberError, status=49):
    """The zoom lies outside -4 to 30, or that of a tile outside 0 to 30."""


class TileSizeError(NumberError, status=50):
    """The tile size is neither 512 nor 256."""


class OptionsSizeError(GridNorthError, status=51):
    """The size in the options struct is unknown to this library. Never raised by this package."""


class ContentError(NumberError, status=52):
    """The content has an unknown bit."""


class ToleranceError(NumberError, status=53):
    """The tolerance is not a positive number in its range, or its unit is unknown."""


class MarginError(NumberError, status=54):
    """The margin lies outside 0 to 4096 pixels."""


class SpacingError(NumberError, status=55):
    """The spacing is not a whole number of meters that divides 100,000."""


class LevelsError(NumberError, status=56):
    """The zooms of the levels decrease, or a zoom is NaN."""


class PixelsError(NumberError, status=57):
    """A number of pixels lies outside its range."""


class StepError(NumberError, status=58):
    """The step between references is 0."""


class UnitError(NumberError, status=59):
    """The unit or the system of units is unknown."""


class CameraError(NumberError, status=61):
    """The pitch lies outside 0 to 85 degrees, or the field of view outside 0.1 to 150 (or 0)."""


class OutOfSightError(NumberError, status=62):
    """The position lies behind the camera, or the pixel above the horizon."""


class TextEmptyError(TextError, status=64):
    """The text is empty or blank."""


class TextByteError(TextError, status=65):
    """The text has a character that is not allowed there."""


class TextFormError(TextError, status=66):
    """The text is not in a form that can be read."""


class TextNumberError(TextError, status=67):
    """A number was expected."""


class TextDigitsError(TextError, status=68):
    """A number has too many or too few digits, or decimals in a part that is not the last."""


class TextSixtyError(TextError, status=69):
    """Minutes and seconds must be below 60."""


class TextSymbolError(TextError, status=70):
    """Another symbol for degrees, minutes or seconds was expected, or none."""


class TextSignError(TextError, status=71):
    """A sign is missing, or not allowed there."""


class TextHemisphereError(TextError, status=72):
    """A latitude needs N or S, a longitude E or W, each once."""


class TextIncompleteError(TextError, status=73):
    """The text ends where more was expected."""


class TextRestError(TextError, status=74):
    """The end of the text was expected."""


class TextCrsError(TextError, status=75):
    """The coordinate reference system must be WGS 84."""


class TextUnitError(TextError, status=76):
    """A known unit was expected."""


class TextCommaError(TextError, status=77):
    """A comma may separate two numbers or be a decimal comma."""


class TextLetterError(TextError, status=78):
    """A letter that the notation allows there was expected."""


class MgrsZoneError(TextError, status=80):
    """A zone number from 1 to 60 was expected."""


class MgrsBandError(TextError, status=81):
    """A band letter was expected: C to X without I and O, or A, B, Y, Z near the poles."""


class MgrsGridZoneError(TextError, status=82):
    """There is no such grid zone: 32X, 34X and 36X do not exist."""


class MgrsColumnError(TextError, status=83):
    """A column letter of this zone was expected."""


class MgrsRowError(TextError, status=84):
    """A row letter of this zone was expected."""


class MgrsSquareError(TextError, status=85):
    """There is no such 100 km square in this grid zone."""


class MgrsOddDigitsError(TextError, status=86):
    """Easting and northing do not have the same number of digits."""


class MgrsTooManyDigitsError(TextError, status=87):
    """Easting and northing have more digits than the precision allows. 11 per axis at most."""


class MgrsBandOfNeighborError(TextError, status=88):
    """The cell lies in the neighboring latitude band. Only strict reading refuses it."""


class MgrsOverhangsZoneError(TextError, status=89):
    """The cell lies beyond the border of its zone. Only strict reading refuses it."""


class DistanceError(NumberError, status=96):
    """The distance is more than 1e12 meters, or negative where it must not be."""


class RadiusError(NumberError, status=97):
    """A radius must be more than 0 and at most 19,970,000 meters (fence: 9,000,000), the inner below the outer."""


class WidthError(NumberError, status=98):
    """The angular width lies outside 0 to 360 degrees."""


class VerticesError(NumberError, status=99):
    """The number of vertices lies outside 3 to 1,000,000, or there are more than 3600 radial lines."""


class PlacementError(NumberError, status=100):
    """The placement, the meaning of the azimuth or the form of longitudes is unknown, or not allowed for this shape."""


class DecimalsError(NumberError, status=101):
    """The number of decimals is negative or too large."""


class PropertiesError(GridNorthError, status=102):
    """The properties are not a JSON object."""


class CountError(NumberError, status=103):
    """There are too few points, or more than an array can hold."""


class RingsError(GridNorthError, status=104):
    """The counts of the rings do not add up to the number of points. Never raised by this package."""


class CrossingsError(GridNorthError, status=105):
    """The polygon crosses the antimeridian more than 256 times."""


class IndexError(NumberError, status=112):
    """The words are not an index."""


class IndexAlignmentError(NumberError, status=113):
    """The address of an index must be a multiple of 8."""


class IndexVersionError(NumberError, status=114):
    """The index has a layout that this library does not know."""


class IndexKindError(NumberError, status=115):
    """This call needs an index of another kind."""


class IndexSizeError(NumberError, status=116):
    """The index has fewer words than its header says, or than its counts need."""


class IndexDamagedError(NumberError, status=117):
    """The index is not as it was built."""


class FenceError(NumberError, status=118):
    """The shape of the fence is unknown, or its triggers have an unknown bit."""


class FenceIdError(NumberError, status=119):
    """A fence before this one has the same id."""


class FenceAltitudesError(NumberError, status=120):
    """The low altitude of the fence lies above its high one."""


class HysteresisError(NumberError, status=121):
    """The hysteresis lies outside 0 to 100,000 meters."""


class NorthError(NumberError, status=130):
    """The north is none of true, grid and magnetic."""


class YearError(NumberError, status=131):
    """The year lies outside 1900 to 2099 (sun, moon), those of the magnetic model, or 1 to 9999; times are seconds."""


class HeightError(NumberError, status=132):
    """The height lies outside -1,000 m to 850,000 m."""


class MagneticModelError(NumberError, status=133):
    """The struct is not a magnetic model."""


class MagneticTermError(NumberError, status=134):
    """A degree and order of the magnetic model is missing, repeated or above 12."""


class TrackStateError(NumberError, status=135):
    """The state of the track is not as it was given, or of a later version."""


class TrackTimeError(NumberError, status=136):
    """The time of the fix is earlier than the one before it."""


class TrackSpeedError(NumberError, status=137):
    """The largest speed is not more than 0, or the speed of rest is negative."""


class TrackClimbError(NumberError, status=138):
    """The climb that counts is negative or not a number."""


class WaypointError(NumberError, status=140):
    """A waypoint is no point of the route, or does not lie behind the one before it."""


class RouteError(NumberError, status=141):
    """The state belongs to another route."""


class SpeedError(NumberError, status=144):
    """The speed exceeds 1e15 m/s (1e16 in a text), or is 2000 m/s or more for a pace."""


class DeclinationError(NumberError, status=145):
    """The declination lies outside -180 to 180 degrees."""


class XmlError(TextError, status=160):
    """The text is not well-formed XML."""


class XmlTagError(TextError, status=161):
    """The end tag does not have the name of the start tag."""


class XmlAttributeError(TextError, status=162):
    """The element has two attributes of one name."""


class XmlReferenceError(TextError, status=163):
    """The reference is none of a character or of amp, lt, gt, quot and apos."""


class XmlEncodingError(TextError, status=164):
    """The text is not UTF-8, names another encoding, or has a control character."""


class XmlDtdError(TextError, status=165):
    """The text has a document type declaration."""


class XmlLimitError(TextError, status=166):
    """There are more than 64 levels or 64 attributes, or more bytes than the limit."""


class DocumentError(TextError, status=167):
    """The document is not the GPX, KML, CoT or GeoJSON that was expected."""


class FeatureError(GridNorthError, status=168):
    """The feature lacks something that its kind needs, or the format cannot hold it."""


class SpanError(GridNorthError, status=169):
    """A span of the feature lies outside of its array or text. Never raised by this package."""


class DateError(TextError, status=170):
    """A time as in 2026-11-22T08:17:05.25Z was expected, in the years 1 to 9999."""


class JsonError(TextError, status=171):
    """The text is not well-formed JSON."""


class HeightVoidError(NumberError, status=176):
    """A height is missing there: a void."""


class HeightOutsideError(NumberError, status=177):
    """The position lies outside of all grids of heights."""


class HeightGridError(NumberError, status=178):
    """A grid of heights has an unknown format, no sample, a step or stride of 0, or leaves the earth."""


class HeightFileError(NumberError, status=179):
    """The bytes are not the file of heights that was expected."""


class SampleStepError(NumberError, status=180):
    """The step is less than 0.01 m, or there would be more than 10,000,000 samples."""


class SightDistanceError(NumberError, status=181):
    """The line of sight is longer than 1,000,000 m, or its length is negative."""


class CurvatureError(NumberError, status=182):
    """The part of the earth's curvature that counts lies outside 0.1 to 2."""


class FrequencyError(NumberError, status=183):
    """The frequency lies outside 1 MHz to 1 THz, and is not 0."""


class CellGridError(NumberError, status=184):
    """A grid of cells has no row or no column, a step of 0, or leaves the earth."""


class AzimuthStepError(NumberError, status=185):
    """The step between azimuths lies outside 0.001 to 360 degrees."""


class PoleError(NumberError, status=192):
    """A pole has no place on a Web Mercator map."""


class TileError(NumberError, status=193):
    """The column or the row of the tile lies outside of its zoom."""


class TooManyTilesError(NumberError, status=194):
    """The outline crosses more than 16,777,216 rows of tiles, or takes too long."""


class HalfWidthError(NumberError, status=195):
    """The half-width lies outside 0 to 1,000,000 meters."""


class DimensionError(NumberError, status=200):
    """A width, length or distance of the shape lies outside its range, or an arrow's head is longer than its route."""


class JoinError(NumberError, status=201):
    """The join or the end is unknown, or the miter limit lies outside 1 to 1000."""


class IntervalError(NumberError, status=202):
    """The interval between marks lies outside 0.001 to 1e12 meters."""


class FrameError(NumberError, status=203):
    """The frame is unknown, or the anchor for its width lies on its line."""


class CalibrationError(NumberError, status=208):
    """The struct is not a calibration, or its kind is unknown."""


class CalibrationPointsError(NumberError, status=209):
    """The points of the calibration are the same, or too many lie on a line."""


class CalibrationOrderError(NumberError, status=210):
    """The points of the plane run around the other way than those of the photo, or cross over."""


class RangeError(NumberError, status=211):
    """The range lies outside 0.001 to 1e12 meters."""


class TargetAngleError(NumberError, status=212):
    """The angle at the range is 90 degrees or more."""
