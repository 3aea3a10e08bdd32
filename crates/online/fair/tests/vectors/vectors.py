"""Makes the test vectors of docs/dev/fair-chance.md from the specification alone.

    python3 vectors.py > vectors.json

Uses hashlib and hmac of the standard library and a ChaCha20 written from RFC 8439, which is checked
against the example of its section 2.3.2 first. Shares no code with the Rust crate.
"""

import hashlib
import hmac
import json
import struct


def block(key, counter, nonce):
    """One block of the ChaCha20 key stream (RFC 8439, 2.3)."""

    def quarter(s, a, b, c, d):
        for x, y, z, r in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            v = s[z] ^ s[x]
            s[z] = (v << r | v >> 32 - r) & 0xFFFFFFFF

    start = list(struct.unpack("<4I", b"expand 32-byte k"))
    start += struct.unpack("<8I", key) + (counter,) + struct.unpack("<3I", nonce)
    s = start[:]
    for _ in range(10):
        for cell in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
            quarter(s, *cell)
        for cell in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            quarter(s, *cell)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(s, start)))


def check_chacha():
    nonce = bytes.fromhex("000000090000004a00000000")
    expected = (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )
    assert block(bytes(range(32)), 1, nonce).hex() == expected


def message(*parts):
    return b"".join(struct.pack(">I", len(part)) + part for part in parts)


def hashed(*parts):
    return hashlib.sha256(message(*parts)).digest()


def keyed(key, *parts):
    return hmac.new(key, message(*parts), hashlib.sha256).digest()


class Stream:
    """Words of the key stream for one purpose."""

    def __init__(self, key, purpose):
        self.key, self.nonce = key, bytes(4) + purpose.encode().ljust(8, b"\0")
        self.counter, self.words = 0, []

    def word(self):
        if not self.words:
            self.words = list(struct.unpack("<16I", block(self.key, self.counter, self.nonce)))
            self.counter += 1
        return self.words.pop(0)

    def below(self, n):
        if n == 0:
            return 0
        fair = 2**32 // n * n
        while True:
            word = self.word()
            if word < fair:
                return word % n

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def tiles(red):
    """136 tiles in written order; with red fives, one of each suit stands before the plain ones."""
    faces = []
    for suit in "mps":
        for n in range(1, 10):
            four = [f"{n}{suit}"] * 4
            if red and n == 5:
                four[0] = f"0{suit}"
            faces += four
    return faces + [f"{n}z" for n in range(1, 8) for _ in range(4)]


CARDS = (
    "9H KH TH AH 9S KS TS AS 9C KC TC AC 7D 8D 9D KD TD AD JD JH JS JC QD QH QS QC".split()
)


def canonical(value):
    """The one text of a JSON value: no spaces, members of objects sorted by name."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def deals_of(tag, key):
    deals = []
    for number in (0, 1, 2**40 + 5):
        deal_key = keyed(key, tag("deal"), struct.pack(">Q", number))
        dice = Stream(deal_key, "dice")
        wide = Stream(deal_key, "wall")
        deals.append(
            {
                "number": number,
                "key": deal_key.hex(),
                "wall": "".join(Stream(deal_key, "wall").shuffle(tiles(True))),
                "pack": "".join(Stream(deal_key, "pack").shuffle(CARDS[:])),
                "dice": [dice.below(6) + 1 for _ in range(40)],
                # A bound that skips almost half of all words.
                "below_2147483649": [wide.below(2**31 + 1) for _ in range(20)],
            }
        )
    return deals


def transcripts(tag, name, commitment, deals):
    """The running hash before the first deal and after each."""
    hashes = [hashed(tag("record"), name, commitment)]
    for deal in deals:
        hashes.append(hashed(tag("deal record"), hashes[-1], canonical(deal).encode()))
    return [one.hex() for one in hashes]


def case(match_id, rules, secret, contributions, players=None, drawn=True, unused=None):
    """A match of the first scheme, or with players (kind and name) one of the second. Pledges that
    nothing was shown for are given by entrant in unused."""
    scheme = "parlor-fair/2" if players else "parlor-fair/1"
    tag = lambda what: f"{scheme} {what}".encode()
    name = match_id.encode()
    commitment = hashed(tag("commitment"), name, rules.encode(), secret)
    pledges = [
        given and hashed(tag("pledge"), name, bytes([n]), given)
        for n, given in enumerate(contributions)
    ]
    for n, pledge in (unused or {}).items():
        pledges[n] = pledge
    if players:
        fields = [name, rules.encode(), b"drawn" if drawn else b"kept"]
        for (kind, player), pledge, given in zip(players, pledges, contributions):
            fields += [kind.encode(), player.encode(), pledge or b"", given or b""]
    else:
        fields = [name] + [given or b"" for given in contributions]
    key = keyed(secret, tag("match"), *fields)
    seats_key = keyed(key, tag("seats"))
    order = Stream(seats_key, "seats").shuffle(list(range(len(contributions))))
    made = {
        "scheme": scheme,
        "match_id": match_id,
        "rules": rules,
        "secret": secret.hex(),
        "contributions": [given and given.hex() for given in contributions],
        "commitment": commitment.hex(),
        "pledges": [pledge and pledge.hex() for pledge in pledges],
        "seats_drawn": drawn,
        "seat_order": order if drawn else list(range(len(contributions))),
        "deals": deals_of(tag, key),
    }
    if players:
        made["players"] = [{"kind": kind, "name": player} for kind, player in players]
        made["records"] = [{"number": 0, "inputs": [{"b": [1, -2], "a": "ā\n\""}]}, {"auto": True}]
        made["transcripts"] = transcripts(tag, name, commitment, made["records"])
    return made


def chained(cases):
    """Puts each promise into the chain."""
    head = bytes(32)
    for number, made in enumerate(cases):
        name, commitment = made["match_id"].encode(), bytes.fromhex(made["commitment"])
        head = hashed(b"parlor-fair chain", struct.pack(">Q", number), head, name, commitment)
        made["chain_head"] = head.hex()
    return cases


def main():
    check_chacha()
    cases = [
        case(
            "018f3a1c-riichi",
            "riichi tenhou",
            bytes(range(32)),
            [bytes(range(16)), bytes([0xFF] * 16), None, bytes(range(64))],
        ),
        case(
            "018f3a1d-zole-ā",
            "zole tournament-lv",
            hashlib.sha256(b"zole").digest(),
            [bytes([7] * 32), None, bytes([9] * 17)],
        ),
        case("018f3a1e-backgammon", "backgammon standard to=5", bytes([0xA5] * 32), [None, None]),
        case(
            "018f3a1f-zole-ā",
            "zole tournament-lv",
            hashlib.sha256(b"second").digest(),
            [bytes([7] * 32), None, None],
            [("person", "Anna Ābele"), ("bot", "My bot"), ("agent", "house:level=club")],
            unused={1: bytes([0x5A] * 32)},
        ),
        case(
            "018f3a20-backgammon",
            "backgammon standard to=5",
            bytes([0x3C] * 32),
            [bytes(range(16)), bytes(range(16, 32))],
            [("person", "A"), ("person", "B")],
            drawn=False,
        ),
    ]
    print(json.dumps(chained(cases), indent=1, ensure_ascii=False))


main()
