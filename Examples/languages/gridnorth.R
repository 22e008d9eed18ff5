# SPDX-License-Identifier: MIT
#
# R calls C through a shim of a few lines, gridnorth_r.c: R CMD SHLIB gridnorth_r.c builds gridnorth_r.so, the argument.
dyn.load(commandArgs(trailingOnly = TRUE)[1])

mgrs_encode <- function(latitude, longitude, precision = 5L) .Call("r_mgrs_encode", latitude, longitude, precision)
mgrs_decode <- function(text) .Call("r_mgrs_decode", text)
utm_forward <- function(latitudes, longitudes) .Call("r_utm_forward", latitudes, longitudes)

cat(mgrs_encode(48.85837, 2.294481), "\n", sep = "")

for (typed in c("32VNM 9798 4311", "32VNM 9798 431")) {
  cell <- tryCatch(sprintf("%.6f %.6f", mgrs_decode(typed)[1], mgrs_decode(typed)[2]), error = conditionMessage)
  cat(cell, "\n", sep = "")
}

# Many at once; a bad row does not stop the others.
grid <- utm_forward(c(60, NaN, -33.86), c(3, 0, 151.21))
cat(ifelse(grid$status == "GN_OK", sprintf("%d %.3f", grid$zone, grid$easting), grid$status), sep = "\n")
