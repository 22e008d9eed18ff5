/* Nothing: a parser of the interface knows size_t and its sisters by itself. SPDX-License-Identifier: MIT */
