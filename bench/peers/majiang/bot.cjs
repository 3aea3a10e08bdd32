// Seats the player of @kobalab/majiang-ai as an mjai bot that answers batches of messages:
//   parlor arena run … --entrants 'mjai-batch:node bench/peers/majiang/bot.cjs'
// It looks for the npm packages in scratch/peers/majiang, where run.sh installs them.
"use strict";

const path = require("node:path");
const { createRequire } = require("node:module");
const readline = require("node:readline");

const installed = path.join(__dirname, "../../../scratch/peers/majiang/package.json");
const load = createRequire(installed);
const Majiang = load("@kobalab/majiang-core");
const Player = load("@kobalab/majiang-ai");

const HONOURS = "ESWNPFC";
const WINDS = "ESWN";

/** A tile of mjai as majiang writes it: a red five is a 0, honours are z1 to z7. */
function toPai(tile) {
  const honour = HONOURS.indexOf(tile);
  if (honour >= 0) return `z${honour + 1}`;
  return tile[1] + (tile.endsWith("r") ? "0" : tile[0]);
}

function toTile(pai) {
  const [suit, digit] = pai;
  if (suit === "z") return HONOURS[Number(digit) - 1];
  return digit === "0" ? `5${suit}r` : digit + suit;
}

const value = (digit) => (digit === "0" ? 5 : Number(digit));

/** One seat: turns mjai into majiang's messages, and the player's replies into mjai. */
class Seat {
  constructor(start) {
    this.id = start.id;
    const red = start.aka_flag === false ? 0 : 1;
    // Tenhou's rules, as the arena plays them.
    this.rule = Majiang.rule({
      赤牌: { m: red, p: red, s: red },
      ダブル役満あり: false,
      最大同時和了数: 2,
      連風牌は2符: false,
      場数: start.kyoku_first === 4 ? 1 : 2,
    });
    this.player = new Player();
    const names = start.names ?? ["", "", "", ""];
    this.player.action({ kaiju: { id: this.id, rule: this.rule, title: "", player: names, qijia: 0 } });
  }

  /** The wind of a seat in this deal, 0 for the dealer. */
  wind(actor) {
    return (actor + 4 - this.dealer) % 4;
  }

  /** Where a tile came from, seen from the caller: + right, = opposite, - left. */
  from(actor, target) {
    return ["", "+", "=", "-"][(4 + target - actor) % 4];
  }

  startDeal(event) {
    this.dealer = event.oya;
    this.riichi = undefined;
    this.declaring = new Set();
    this.afterKan = false;
    const shoupai = ["", "", "", ""];
    const hand = event.tehais[this.id].map(toPai);
    shoupai[this.wind(this.id)] = new Majiang.Shoupai(hand).toString();
    return {
      qipai: {
        zhuangfeng: WINDS.indexOf(event.bakaze),
        jushu: event.kyoku - 1,
        changbang: event.honba,
        lizhibang: event.kyotaku,
        defen: [0, 1, 2, 3].map((wind) => event.scores[(this.dealer + wind) % 4]),
        baopai: toPai(event.dora_marker),
        shoupai,
      },
    };
  }

  discard(event) {
    const riichi = this.declaring.delete(event.actor) ? "*" : "";
    const p = toPai(event.pai) + (event.tsumogiri ? "_" : "") + riichi;
    return { dapai: { l: this.wind(event.actor), p } };
  }

  chi(event) {
    const taken = toPai(event.pai);
    const tiles = [...event.consumed.map(toPai), `${taken}-`];
    tiles.sort((a, b) => value(a[1]) - value(b[1]));
    return taken[0] + tiles.map((tile) => tile.slice(1)).join("");
  }

  /** Pon, open kan and closed kan: the own tiles, red ones last, then the one taken. */
  alike(event) {
    const own = event.consumed.map(toPai).sort().reverse();
    const digits = own.map((tile) => tile[1]).join("");
    if (event.type === "ankan") return own[0][0] + digits;
    return own[0][0] + digits + toPai(event.pai)[1] + this.from(event.actor, event.target);
  }

  addedKan(event) {
    const pai = toPai(event.pai);
    const kind = pai[0] + String(value(pai[1])).repeat(3);
    const sets = this.player.model.shoupai[this.wind(event.actor)]._fulou;
    const pon = sets.find((set) => set.replace(/0/g, "5").slice(0, 4) === kind);
    return pon + pai[1];
  }

  /** What majiang is told of an event; nothing of those it learns of otherwise. */
  message(event) {
    const l = event.actor === undefined ? undefined : this.wind(event.actor);
    switch (event.type) {
      case "start_kyoku":
        return this.startDeal(event);
      case "tsumo": {
        const key = this.afterKan ? "gangzimo" : "zimo";
        this.afterKan = false;
        return { [key]: { l, p: event.actor === this.id ? toPai(event.pai) : "" } };
      }
      case "reach":
        this.declaring.add(event.actor);
        return undefined;
      case "dahai":
        return this.discard(event);
      case "chi":
        return { fulou: { l, m: this.chi(event) } };
      case "pon":
        return { fulou: { l, m: this.alike(event) } };
      case "daiminkan":
        this.afterKan = true;
        return { fulou: { l, m: this.alike(event) } };
      case "ankan":
        this.afterKan = true;
        return { gang: { l, m: this.alike(event) } };
      case "kakan":
        this.afterKan = true;
        return { gang: { l, m: this.addedKan(event) } };
      case "dora":
        return { kaigang: { baopai: toPai(event.dora_marker) } };
      default:
        return undefined;
    }
  }

  /** The answer to the last of some events. */
  answer(events) {
    let answer = { type: "none" };
    events.forEach((event, n) => {
      const last = n === events.length - 1;
      const message = this.message(event);
      if (last && event.type === "reach" && event.actor === this.id) {
        answer = this.discarded(this.riichi);
      } else if (message !== undefined) {
        this.player.action(message, last ? (reply) => (answer = this.reply(event, reply)) : undefined);
      }
    });
    return answer;
  }

  discarded(p) {
    return { type: "dahai", actor: this.id, pai: toTile(p), tsumogiri: p.includes("_") };
  }

  reply(event, reply) {
    const actor = this.id;
    if (reply === undefined) return { type: "none" };
    if (reply.hule) {
      return { type: "hora", actor, target: event.actor, pai: event.pai };
    }
    if (reply.daopai) return event.type === "tsumo" ? { type: "ryukyoku", actor } : { type: "none" };
    if (reply.gang) return this.ownKan(reply.gang);
    if (reply.fulou) return this.call(event, reply.fulou);
    if (!reply.dapai) return { type: "none" };
    if (!reply.dapai.endsWith("*")) return this.discarded(reply.dapai);
    this.riichi = reply.dapai;
    return { type: "reach", actor };
  }

  ownKan(m) {
    const tiles = m.match(/\d/g).map((digit) => toTile(m[0] + digit));
    if (/\d{4}$/.test(m)) return { type: "ankan", actor: this.id, consumed: tiles };
    return { type: "kakan", actor: this.id, pai: tiles[3], consumed: tiles.slice(0, 3) };
  }

  call(event, m) {
    const own = m.match(/\d(?![+=-])/g).map((digit) => toTile(m[0] + digit));
    const isRun = new Set(m.replace(/0/g, "5").match(/\d/g)).size > 1;
    const type = isRun ? "chi" : own.length === 3 ? "daiminkan" : "pon";
    return { type, actor: this.id, target: event.actor, pai: event.pai, consumed: own };
  }
}

let seat;
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  let events = [].concat(JSON.parse(line));
  if (events[0]?.type === "start_game") {
    seat = new Seat(events[0]);
    events = events.slice(1);
  }
  const answer = events.length > 0 ? seat.answer(events) : { type: "none" };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});
