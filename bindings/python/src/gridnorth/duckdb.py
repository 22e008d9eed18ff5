# SPDX-License-Identifier: MIT
"""The functions of the library in DuckDB's SQL.

    import duckdb, gridnorth.duckdb
    con = duckdb.connect(config={"allow_unsigned_extensions": "true"})
    gridnorth.duckdb.load(con)
    con.sql("SELECT mgrs_encode(48.8584, 2.2945)")

docs/guides/duckdb.md lists the functions. The latitude always comes first; a refused row is NULL.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ._typing.public import own

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

__all__ = ["extension", "load"]


def extension() -> Path:
    """Return the file of the extension, for programs other than Python: ``LOAD '...'`` in DuckDB's shell.

    Returns
    -------
    pathlib.Path
        A file beside this module. It works with DuckDB 1.2 and later on the system for which the package was installed.

    Raises
    ------
    FileNotFoundError
        The package was built without the extension.
    """
    path = Path(__file__).with_name("gridnorth.duckdb_extension")
    if not path.exists():
        raise FileNotFoundError(
            f"{path.name} is not beside the Python files: install the package with pip, which builds it (on Linux)"
        )
    return path


def load(connection: DuckDBPyConnection) -> None:
    """Add the functions to the database of a connection; all connections to the database have them until it is closed.

    Parameters
    ----------
    connection : duckdb.DuckDBPyConnection
        A connection to DuckDB 1.2 or later that allows extensions without a signature: the package duckdb itself for
        its default database, or the result of
        ``duckdb.connect(config={"allow_unsigned_extensions": "true"})``.

    Raises
    ------
    PermissionError
        The database does not allow extensions without a signature. This cannot be changed while it is open.
    FileNotFoundError
        The package was built without the extension.

    Notes
    -----
    DuckDB signs only the extensions that it distributes itself; this extension comes with the package. Loading the
    extension again does nothing.
    """
    path = str(extension())
    allowed = connection.execute("SELECT current_setting('allow_unsigned_extensions')").fetchall()
    if allowed != [(True,)]:
        raise PermissionError(
            "the database does not allow extensions without a signature of DuckDB; open it with "
            'duckdb.connect(..., config={"allow_unsigned_extensions": "true"})'
        )
    quoted = path.replace("'", "''")
    connection.execute(f"LOAD '{quoted}'")


own(globals())
