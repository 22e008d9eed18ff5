module gridnorth

go 1.19
