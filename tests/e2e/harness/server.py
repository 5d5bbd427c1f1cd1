"""The real `folsom serve`, and plain HTTP to it."""

import contextlib
import http.client
import json
import os
import pathlib
import queue
import re
import signal
import subprocess
import threading
import time

from . import FOLSOM, PATIENCE

# A test plays as quickly as it can, from one address, and means no harm.
ROOMY = {"messages-per-s": 10000, "messages-per-s-address": 100000, "connections-per-address": 1000,
         "new-people-per-minute-address": 100000, "tables-per-person": 100,
         "creations-per-day": 100000, "creations-per-day-address": 100000,
         "min-free-bytes": 0}


class Server:
    """One process. `options` are those of the command line with underscores, beside ROOMY."""

    def __init__(self, store, folder, name="server", **options):
        self.store = str(store)
        self.log_path = pathlib.Path(folder) / f"{name}.log"
        self.options = {**ROOMY, **{key.replace("_", "-"): value for key, value in options.items()}}
        self.process = None
        self.port = 0

    def arguments(self):
        words = [FOLSOM, "serve", "--listen", "127.0.0.1", "--port", str(self.port),
                 "--store", self.store]
        for name, value in self.options.items():
            for item in value if isinstance(value, list) else [value]:
                if item is True:
                    words.append(f"--{name}")
                elif item is not None and item is not False:
                    words += [f"--{name}", str(item)]
        return words

    def start(self, wait=True):
        """A second start takes the same port again, so that clients find it."""
        with open(self.log_path, "ab") as log:
            self.process = subprocess.Popen(self.arguments(), stdin=subprocess.DEVNULL,
                                            stdout=subprocess.PIPE,
                                            stderr=log)
        lines = queue.Queue()
        threading.Thread(target=self._read, args=(self.process.stdout, lines), daemon=True).start()
        if wait:
            self._wait_for_port(lines)
        return self

    @staticmethod
    def _read(stdout, lines):
        with stdout:
            for line in stdout:
                lines.put(line.decode(errors="replace"))
        lines.put("")

    def _wait_for_port(self, lines):
        try:
            line = lines.get(timeout=PATIENCE)
        except queue.Empty:
            line = ""
        found = re.search(r":(\d+)\b", line)
        if not found:
            raise AssertionError(f"the server did not start: {line!r}\n{self.log()[-3000:]}")
        self.port = int(found.group(1))

    def log(self):
        if not self.log_path.exists():
            return ""
        return self.log_path.read_text(encoding="utf-8", errors="replace")

    def running(self):
        return self.process is not None and self.process.poll() is None

    def kill(self):
        if self.running():
            self.process.kill()
        if self.process is not None:
            self.process.wait()

    def signal(self, number=signal.SIGTERM):
        self.process.send_signal(number)

    def stop(self):
        """Exit status after SIGTERM."""
        if self.running():
            self.signal()
        return self.wait()

    def wait(self, patience=PATIENCE):
        try:
            return self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("the server did not end\n" + self.log()[-3000:]) from None

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self):
        return f"ws://127.0.0.1:{self.port}/ws"

    # --- HTTP
    def http(self, method, path, body=None, headers=None, source=None, raw=False):
        """(status, headers, body); a JSON body is parsed."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE,
                                                source_address=(source, 0) if source else None)
        with contextlib.closing(connection):
            payload = json.dumps(body).encode() if isinstance(body, (dict, list)) else body
            connection.request(method, path, payload, headers or {})
            reply = connection.getresponse()
            content = reply.read()
        kind = reply.headers.get("Content-Type", "")
        if not raw and kind.startswith("application/json"):
            content = json.loads(content)
        elif not raw:
            content = content.decode(errors="replace")
        return reply.status, reply.headers, content

    def get(self, path, **kwargs):
        return self.http("GET", path, **kwargs)

    def metrics(self):
        """{name with labels: value}"""
        _, _, text = self.get("/metrics")
        found = {}
        for line in text.splitlines():
            if line and not line.startswith("#"):
                name, _, value = line.rpartition(" ")
                found[name] = float(value)
        return found

    def memory(self):
        """Resident bytes."""
        pages = int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def wait_until(condition, what="the condition", patience=PATIENCE):
    """For what no message tells: asks again and again. Returns what `condition` returned."""
    deadline = time.monotonic() + patience
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {patience} s for {what}")
        time.sleep(0.02)
