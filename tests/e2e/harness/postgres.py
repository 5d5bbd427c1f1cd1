"""A PostgreSQL 15 of our own, in a temporary folder, on a Unix socket."""

import atexit
import os
import pathlib
import shutil
import subprocess
import tempfile

BIN = pathlib.Path("/usr/lib/postgresql/15/bin")


def available():
    return (BIN / "initdb").exists() and (os.getuid() != 0 or shutil.which("runuser") is not None)


class Postgres:
    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="folsom_pg_"))
        self.data = self.folder / "data"
        self.databases = 0
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "--no-sync",
                 "-E", "UTF8", "--locale=C")
        self.start()

    def run(self, program, *arguments, check=True):
        """As user postgres, who alone may run a server; with our own name if we are not root."""
        words = [BIN / program, *arguments]
        if os.getuid() == 0:
            words = ["runuser", "-u", "postgres", "--", *words]
        done = subprocess.run([str(word) for word in words], cwd=self.folder, check=False,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if check and done.returncode != 0:
            raise AssertionError(f"{program}: {done.stdout}{done.stderr}")
        return done.stdout

    def start(self):
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=40"
        # Its output goes to a file: a pipe would be held open by the server for ever.
        self.run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-w", "-t", "60",
                 "-o", options, "start")

    def stop(self, mode="fast"):
        self.run("pg_ctl", "-D", self.data, "-w", "-t", "60", "-m", mode, "stop")

    def create_database(self):
        """Its address for --store."""
        self.databases += 1
        name = f"folsom_{self.databases}"
        self.query("postgres", f"CREATE DATABASE {name}")
        return f"postgres:///{name}?host={self.folder}&user=postgres"

    def query(self, database, sql):
        """Rows as lists of text."""
        out = self.run("psql", "-h", self.folder, "-U", "postgres", "-d", database,
                       "-X", "-q", "-A", "-t", "-F", "\x1f", "-v", "ON_ERROR_STOP=1", "-c", sql)
        return [line.split("\x1f") for line in out.splitlines()]

    def load(self, database, path):
        """Runs the statements of a file, of pg_dump for instance."""
        copy = self.folder / path.name  # Where user postgres may read it.
        copy.write_bytes(path.read_bytes())
        copy.chmod(0o644)
        self.run("psql", "-h", self.folder, "-U", "postgres", "-d", database, "-X", "-q",
                 "-v", "ON_ERROR_STOP=1", "-f", copy)

    def remove(self):
        self.run("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


def database_of(address):
    """The name in an address of create_database."""
    return address.split("///")[1].split("?")[0]


_shared = []


def shared():
    """One for all tests of this run."""
    if not _shared:
        _shared.append(Postgres())
        atexit.register(_shared[0].remove)
    return _shared[0]
