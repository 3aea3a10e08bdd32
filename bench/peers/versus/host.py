"""GNU Backgammon as the host: it throws the dice and keeps the score, `parlor backgammon external` plays.

Usage: python host.py target/quick/parlor [AGENT] [MATCH_LENGTH]

Plays a money game and a match to the end from either side of gnubg's table and checks what gnubg has recorded by
Parlor's own reader of .mat files. Exits with 1 if anything was refused or illegal.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

# Another player waits for its turn; what gnubg says when it does not like an answer.
COMPLAINTS = ("badly formed", "illegal", "unable", "warning", "error")
LONGEST_S = 120


def commands(ours, address, begin):
    other = 1 - ours
    return [
        "set threads 1", f"set player {ours} external {address}", f"set player {other} gnubg",
        f"set player {other} chequerplay evaluation plies 0", f"set player {other} cubedecision evaluation plies 0",
        "set automatic game off", "set automatic roll on", "set display off", "set seed 7", *begin,
    ]


def play(parlor, agent, ours, begin, over, folder):
    """What gnubg says of a game in which we are player 0 or 1, and its record."""
    server = subprocess.Popen(
        [parlor, "backgammon", "external", "--listen", "127.0.0.1:0", "--agent", agent, "--once"],
        stdout=subprocess.PIPE, text=True)
    address = server.stdout.readline().split()[-1]
    gnubg = subprocess.Popen(
        [shutil.which("gnubg") or "/usr/games/gnubg", "--tty", "--quiet", "--no-rc"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=0)
    said = []
    reader = threading.Thread(target=lambda: said.extend(iter(lambda: gnubg.stdout.read(1), "")), daemon=True)
    reader.start()

    def tell(lines):
        gnubg.stdin.write("".join(line + "\n" for line in lines))

    tell(commands(ours, address, begin))
    deadline = time.time() + LONGEST_S
    while time.time() < deadline:
        time.sleep(0.5)
        text = "".join(said)
        if over in text:
            break
        # Between the games of a match gnubg waits for a word.
        if begin[0].startswith("new match") and text.count(" wins a ") > text.count("#next"):
            said.append("#next")
            tell(["new game"])
    record = os.path.join(folder, f"game-{ours}-{begin[0].replace(' ', '-')}.mat")
    tell([f"export match mat {record}", "quit", "y"])
    try:
        gnubg.wait(10)
    except subprocess.TimeoutExpired:
        gnubg.kill()
    server.kill()
    return "".join(said), record


def main(parlor, agent="house:ply=0", length="3"):
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for begin, over in ((["new session"], " wins a "), ([f"new match {length}"], "has won the match")):
            for ours in (0, 1):
                said, record = play(parlor, agent, ours, begin, over, folder)
                wrong = [line for line in said.splitlines() if any(word in line.lower() for word in COMPLAINTS)]
                read = subprocess.run([parlor, "backgammon", "convert", record, "--to", "mat"],
                                      capture_output=True, text=True)
                ended = over in said and read.returncode == 0 and not wrong
                failed |= not ended
                plays = read.stdout.count(": ")
                print(f"{begin[0]}, player {ours}: {'played to the end' if ended else 'FAILED'}, {plays} plays recorded")
                for line in wrong + ([] if read.returncode == 0 else [read.stderr]):
                    print("   ", line)
    sys.exit(failed)


if __name__ == "__main__":
    main(*sys.argv[1:])
