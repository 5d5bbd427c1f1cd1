"""A WebSocket by hand, for what no well-behaved client does."""

import base64
import os
import socket
import struct

from . import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Closed(Exception):
    """The other side ended it; `code` of its close frame, None: without one."""

    def __init__(self, code):
        super().__init__(f"closed with {code}")
        self.code = code


class RawSocket:
    def __init__(self, server, *, handshake=True, headers=(), source=None, path="/ws",
                 origin="same"):
        self.server = server
        address = (source, 0) if source else None
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE,
                                               source_address=address)
        self.buffer = b""
        self.status = 0
        if handshake:
            self.shake_hands(headers, path, origin)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def shake_hands(self, headers, path, origin, host=""):
        """`host`: by what name the server is asked for, if not by its address."""
        origin = self.server.origin if origin == "same" else origin
        lines = [f"GET {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{self.server.port}'}",
                 "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode()]
        if origin:
            lines.append(f"Origin: {origin}")
        lines += list(headers)
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.head = self.read_until(b"\r\n\r\n").decode(errors="replace")
        self.status = int(self.head.split()[1])

    def read_some(self):
        data = self.socket.recv(65536)
        if not data:
            raise Closed(None)
        self.buffer += data

    def read_until(self, mark):
        while mark not in self.buffer:
            self.read_some()
        head, _, self.buffer = self.buffer.partition(mark)
        return head

    def read_bytes(self, count):
        while len(self.buffer) < count:
            self.read_some()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send_frame(self, opcode, payload, *, fin=True, masked=True, rsv=0, length=None):
        """`length`: what the header claims, if not the truth."""
        size = len(payload) if length is None else length
        head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
        mask_bit = 0x80 if masked else 0
        if size < 126:
            head += bytes([mask_bit | size])
        elif size < 65536:
            head += bytes([mask_bit | 126]) + struct.pack(">H", size)
        else:
            head += bytes([mask_bit | 127]) + struct.pack(">Q", size)
        if masked:
            key = os.urandom(4)
            payload = bytes(byte ^ key[i & 3] for i, byte in enumerate(payload))
            head += key
        self.socket.sendall(head + payload)

    def send_text(self, text):
        self.send_frame(TEXT, text.encode() if isinstance(text, str) else text)

    def read_frame(self):
        """(opcode, payload)"""
        first, second = self.read_bytes(2)
        size = second & 0x7F
        if size == 126:
            size = struct.unpack(">H", self.read_bytes(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self.read_bytes(8))[0]
        return first & 0x0F, self.read_bytes(size)

    def read_text(self):
        """The next text message; raises Closed."""
        while True:
            opcode, payload = self.read_frame()
            if opcode == TEXT:
                return payload.decode()
            if opcode == PING:
                self.send_frame(PONG, payload)
            if opcode == CLOSE:
                raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None)

    def read_close(self):
        """Reads on until the end; the close code, None if there was none."""
        try:
            while True:
                self.read_text()
        except Closed as closed:
            return closed.code
        except (ConnectionResetError, BrokenPipeError):
            return None
