{ SPDX-License-Identifier: MIT
  Pascal lets floating-point exceptions end a program; the library raises none, for any input. }
program gridnorth;
{$mode objfpc}{$H+}{$linklib c}  { Programs that load libraries, but no libc, end with an error of the loader. }
uses ctypes, math, sysutils;
const
  Lib = 'gridnorth';
  Latitudes: array [0..2] of double = (60, NaN, -33.86);
  Longitudes: array [0..2] of double = (3, 0, 151.21);
type
  TCell = record latitude, longitude: double; rest: array [0..103] of byte; end;  { As long as gn_mgrs_cell. }

function gn_mgrs_encode(latitude, longitude: double; precision: cint32; text: PChar; capacity: csize_t;
  needed: pcsize_t): cint32; cdecl; external Lib;
function gn_mgrs_decode(text: PChar; size: csize_t; out cell: TCell; out offset: csize_t): cint32; cdecl; external Lib;
function gn_utm_forward_batch(latitudes: pcdouble; a: ptrint; longitudes: pcdouble; b: ptrint; count: csize_t;
  zone: cint32; eastings: pcdouble; c: ptrint; northings: pcdouble; d: ptrint; zones: pcint32; e: ptrint;
  statuses: pbyte): cint32; cdecl; external Lib;
function gn_status_text(status: cint32): PChar; cdecl; external Lib;
function gn_status_name(status: cint32): PChar; cdecl; external Lib;

var
  text: array [0..27] of char; typed: string; cell: TCell; offset: csize_t; status, i: cint32;
  eastings, northings: array [0..2] of double; zones: array [0..2] of cint32; statuses: array [0..2] of byte;
begin
  gn_mgrs_encode(48.85837, 2.294481, 5, text, sizeof(text), nil);
  writeln(text);
  for typed in TStringArray.Create('32VNM 9798 4311', '32VNM 9798 431') do
  begin
    status := gn_mgrs_decode(PChar(typed), length(typed), cell, offset);
    if status = 0 then writeln(Format('%.6f %.6f', [cell.latitude, cell.longitude]))
    else writeln('byte ', offset, ': ', gn_status_text(status));
  end;
  { Many at once; a bad row does not stop the others. }
  gn_utm_forward_batch(@Latitudes, 8, @Longitudes, 8, 3, 0, @eastings, 8, @northings, 8, @zones, 4, @statuses);
  for i := 0 to 2 do
    if statuses[i] = 0 then writeln(Format('%d %.3f', [zones[i], eastings[i]]))
    else writeln(gn_status_name(statuses[i]));
end.
