// SPDX-License-Identifier: MIT

namespace GridNorth
{
    internal static unsafe partial class Native
    {
        // gridnorth.dll, libgridnorth.so or libgridnorth.dylib; on iOS the library is part of the program.
#if (UNITY_IOS || UNITY_TVOS || UNITY_WEBGL) && !UNITY_EDITOR
        private const string Library = "__Internal";
#else
        private const string Library = "gridnorth";
#endif
    }
}
