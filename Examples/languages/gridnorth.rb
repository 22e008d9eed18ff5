# SPDX-License-Identifier: MIT
require "fiddle"

LIBRARY = Fiddle.dlopen("libgridnorth.so")
TYPES = { d: Fiddle::TYPE_DOUBLE, i: Fiddle::TYPE_INT, z: Fiddle::TYPE_SIZE_T, p: Fiddle::TYPE_VOIDP }

# A function and its parameters: d a double, i an int32_t, z a size_t or stride, p a pointer. Strings are memory.
def function(name, parameters, result = Fiddle::TYPE_INT)
  Fiddle::Function.new(LIBRARY[name], parameters.chars.map { |one| TYPES[one.to_sym] }, result)
end

MGRS_ENCODE = function("gn_mgrs_encode", "ddipzp")
MGRS_DECODE = function("gn_mgrs_decode", "pzpp")
UTM_FORWARD_BATCH = function("gn_utm_forward_batch", "pzpzzipzpzpzp")
STATUS_TEXT = function("gn_status_text", "i", Fiddle::TYPE_VOIDP)
STATUS_NAME = function("gn_status_name", "i", Fiddle::TYPE_VOIDP)

text = "\0" * 28
MGRS_ENCODE.call(48.85837, 2.294481, 5, text, text.size, nil)
puts text.unpack1("Z*")

["32VNM 9798 4311", "32VNM 9798 431"].each do |typed|
  cell, offset = "\0" * 120, "\0" * 8
  status = MGRS_DECODE.call(typed, typed.bytesize, cell, offset)
  next puts format("%.6f %.6f", *cell.unpack("dd")) if status.zero?
  puts "byte #{offset.unpack1('J')}: #{STATUS_TEXT.call(status)}"
end

# Many at once; a bad row does not stop the others.
latitudes, longitudes = [60.0, Float::NAN, -33.86].pack("d*"), [3.0, 0.0, 151.21].pack("d*")
eastings, northings, zones, statuses = "\0" * 24, "\0" * 24, "\0" * 12, "\0" * 3
UTM_FORWARD_BATCH.call(latitudes, 8, longitudes, 8, 3, 0, eastings, 8, northings, 8, zones, 4, statuses)
eastings.unpack("d*").zip(zones.unpack("l*"), statuses.bytes) do |easting, zone, status|
  puts status.zero? ? format("%d %.3f", zone, easting) : STATUS_NAME.call(status).to_s
end
