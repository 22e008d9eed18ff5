// A program of another project. SPDX-License-Identifier: MIT
#include <gridnorth.hpp>
#include <iostream>

int main() {
    std::cout << gridnorth::library::version() << " " << gridnorth::mgrs::encode({48.85837, 2.294481}) << "\n";
}
