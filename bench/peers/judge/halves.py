"""Puts judged rows into two files by their position.

Usage: python halves.py FOLDER/plays PART.out…

Writes FOLDER/plays-dev.jsonl.gz and FOLDER/plays-judge.jsonl.gz, rows in the order of their numbers.
"""

import gzip
import json
import sys
import zlib


def main(stem: str, parts: list[str]) -> None:
    rows = [json.loads(line) for part in parts for line in open(part) if line.endswith("\n")]
    rows.sort(key=lambda row: row["i"])
    for half, name in enumerate(("dev", "judge")):
        mine = [row for row in rows if zlib.crc32(row["pos"].encode()) % 2 == half]
        # Without a time in its head, equal rows give an equal file.
        with open(f"{stem}-{name}.jsonl.gz", "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as out:
            for row in mine:
                out.write((json.dumps(row) + "\n").encode())
        print(f"{stem}-{name}.jsonl.gz: {len(mine)} rows")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
