// SPDX-License-Identifier: MIT

/// Positions as text: degrees, grid coordinates, references and the forms of standards.
public enum Notation {}
