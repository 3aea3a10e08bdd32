#!/usr/bin/env python3
"""Lets a bot of the arena play at an online table, unchanged.

    parlor serve &
    python3 examples/bots/online.py http://127.0.0.1:7878 ROOM TOKEN -- python3 examples/bots/any_legal.py

ROOM is the room's id, TOKEN what the host got from `POST /api/rooms/ROOM/bots`: it may play that one
seat and nothing else. The bot's own talk is docs/user/bots.md, the table's docs/dev/online-protocol.md.
Python's standard library has no WebSocket, so the little that is needed of RFC 6455 stands here.
"""

import base64
import json
import os
import socket
import struct
import subprocess
import sys
import urllib.parse

VERSION = 2
SEATS = "ABCD"
ANSWER_MS = 10_000


class Table:
    """One WebSocket: JSON messages both ways."""

    def __init__(self, server, room):
        where = urllib.parse.urlsplit(server)
        port = where.port or 80
        self.stream = socket.create_connection((where.hostname, port)).makefile("rwb")
        key = base64.b64encode(os.urandom(16)).decode()
        path = "/api/rooms/" + urllib.parse.quote(room, safe="") + "/socket"
        self.stream.write(
            f"GET {path} HTTP/1.1\r\nHost: {where.hostname}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.stream.flush()
        status = self.stream.readline().decode()
        if " 101 " not in status:
            sys.exit(f"the server does not open the table: {status.strip()}")
        while self.stream.readline().strip():
            pass

    def send(self, opcode, payload):
        """One frame; a client's frames are masked."""
        length = len(payload)
        head = bytes([0x80 | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        else:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        mask = os.urandom(4)
        body = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
        self.stream.write(head + mask + body)
        self.stream.flush()

    def say(self, message):
        self.send(1, json.dumps(message).encode())

    def messages(self):
        """What the server says, until it closes."""
        text = b""
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                return
            final, opcode, length = head[0] & 0x80, head[0] & 0x0F, head[1] & 0x7F
            if length == 126:
                length = struct.unpack(">H", self.stream.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.stream.read(8))[0]
            payload = self.stream.read(length)
            if opcode == 8:
                return
            if opcode == 9:
                self.send(10, payload)
            elif opcode in (0, 1):
                text += payload
                if final:
                    yield json.loads(text)
                    text = b""


class Bot:
    """A program that talks in lines."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.n_asked = 0
        self.say({"type": "hello", "version": VERSION, "parlor": "online"})
        self.hear()

    def say(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def hear(self):
        line = self.process.stdout.readline()
        if not line:
            sys.exit("the bot has ended")
        return json.loads(line)

    def ask(self, view, legal):
        """The bot's answer to a question."""
        self.n_asked += 1
        self.say({"type": "ask", "id": self.n_asked, "view": view, "legal": legal})
        answer = self.hear()
        return answer["action"] if answer.get("action") is not None else legal[answer["choice"]]


class Seat:
    """What the table says, told to the bot in its own words; its answers, told to the table."""

    def __init__(self, table, bot):
        self.table, self.bot = table, bot
        self.room = self.me = self.seat = self.view = None
        self.last_answered = 0

    def play(self, token):
        """Plays one match; its standing, or nothing when the table was closed."""
        self.table.say({"type": "hello", "version": VERSION, "token": token})
        for message in self.table.messages():
            kind = message["type"]
            if kind == "state":
                self.resume(message["state"])
            elif kind == "event":
                over = self.take(message["event"])
                if over is not None:
                    return over
            elif kind == "error":
                print(f"refused: {message['code']} {message['detail'] or ''}", file=sys.stderr)
        return None

    def resume(self, state):
        self.room, self.me = state["room"], state["me"]
        if self.me is None:
            sys.exit("this token has no seat here")
        if state["promise"]:
            self.promised(state["promise"])
        phase = state["phase"]
        if phase["type"] == "playing":
            self.start(state["entrants"][self.me]["seat"])
            self.deal(phase["deal"], phase["view"])
            if phase["prompt"]:
                self.answer(phase["prompt"])

    def promised(self, promise):
        """Shows what to compare the record with: parlor replay verify FILE --promise HEX."""
        print(f"promise of match {promise['match_id']}: {promise['commitment']}", file=sys.stderr)

    def start(self, seat):
        self.seat = seat
        self.bot.say(
            {
                "type": "start",
                "game": self.room["game"],
                "rules": self.room["rules"],
                "seat": seat,
                "seats": self.room["seats"],
                "seed": int.from_bytes(os.urandom(6), "big"),
                "nodes": None,
                "think_ms": None,
                "answer_ms": ANSWER_MS,
            }
        )

    def deal(self, number, view):
        self.view = view
        self.bot.say({"type": "deal", "number": number, "view": view})

    def answer(self, prompt):
        if prompt["seq"] <= self.last_answered:
            return
        self.last_answered = prompt["seq"]
        action = self.bot.ask(self.view, prompt["legal"])
        seq = prompt["seq"]
        self.table.say({"type": "act", "expected_seq": seq, "action_id": f"bot-{seq}", "action": action})

    def take(self, event):
        kind = event["type"]
        if kind == "promised":
            self.promised(event["promise"])
        elif kind == "match_began":
            self.start(SEATS[event["seat_order"].index(self.me)])
        elif kind == "deal_began":
            self.deal(event["deal"], event["view"])
        elif kind == "seen":
            self.view = event["view"]
            for one in event["events"]:
                self.bot.say({"type": "seen", "event": one})
        elif kind == "asked":
            self.answer(event["prompt"])
        elif kind == "match_ended":
            standing = event["standing"][: self.room["seats"]]
            self.bot.say({"type": "end", "scores": [float(score) for score in standing]})
            return standing
        return None


def main():
    words = sys.argv[1:]
    if "--" not in words or words.index("--") != 3 or len(words) < 5:
        sys.exit(__doc__)
    server, room, token = words[:3]
    standing = Seat(Table(server, room), Bot(words[4:])).play(token)
    print("the table was closed" if standing is None else f"standing: {standing}")


if __name__ == "__main__":
    main()
