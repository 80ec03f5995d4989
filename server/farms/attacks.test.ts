// Attacks on farms that are kept here, numbered, each over real sockets: what is refused, what is re-dated, and that nothing is lost.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { firstHead, headAfter } from "../../src/farm/codec/head.ts";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { askDeletion, deleteDue } from "../account/deletion.ts";
import type { RoomVisitor } from "../rooms/testing/visitors.ts";
import { endAllSessions } from "../signIn/sessions.ts";
import type { Database } from "../store/database.ts";
import { bothOr, dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import { farmDevice } from "./testing/farmDevice.ts";
import { localFarmKind } from "./testing/localFarmKind.ts";
import { startFarmServer } from "./testing/startFarmServer.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const noon = Date.UTC(2026, 4, 10, 12);

const sow = (at: number, plots: number, what = "pea") =>
  ({ kind: "sow", at, plots, what }) as FarmEvent;
const water = (at: number, plots: number) => ({ kind: "water", at, plots }) as FarmEvent;
const harvest = (at: number, plots: number) => ({ kind: "harvest", at, plots }) as FarmEvent;
const buy = (at: number, count: number) =>
  ({ kind: "buySeed", at, crop: "pea", count }) as FarmEvent;

async function start(
  dialect: (typeof dialects)[number] = "sqlite",
  more: Omit<Partial<Parameters<typeof startFarmServer>[0]>, "db"> = {},
) {
  const db = await openTestDatabase(dialect);
  const clock = { now: noon };
  const server = await startFarmServer({ db, clock, ...more });
  return { db, clock, ...server };
}

/** A farm that began now, on the device that it began on. */
async function begun(player: RoomVisitor, at: number, name = "devicenumber1") {
  const device = farmDevice(player, { name, begun: at });
  expect((await device.begin()).status).toBe(201);
  return device;
}

const rowsOf = async (db: Database) => {
  const [row] = await db.rows("select sum(rows) as n, sum(seq) as seq from journals");
  return [Number(row?.n), Number(row?.seq)];
};

const refusal = (status: number, code: string) => ({ status, body: { status, code } });

describe("time", () => {
  test("1: a clock three hours ahead or behind is dated as the server knows it, and nothing is lost", async () => {
    const { clock, player } = await start();
    const farm = await begun(await player(), clock.now);
    clock.now += 6 * HOUR;
    await farm.pull();
    const ahead = await farm.push([sow(clock.now + 3 * HOUR, 1), water(clock.now + 3 * HOUR, 1)]);
    expect(ahead.body).toMatchObject({ kept: 2, redated: 2, refused: [] });
    const at = clock.now;
    expect(ahead.body.events).toEqual([sow(at, 1), water(at, 1)]);
    clock.now += HOUR;
    const behind = await farm.push([sow(clock.now - 3 * HOUR, 2)]);
    expect(behind.body).toMatchObject({ kept: 1, redated: 1 });
    expect(behind.body.events).toEqual([sow(at - 30_000, 2)]);
  });

  test("2: two days ahead or behind buy no time", async () => {
    const { clock, player } = await start();
    const farm = await begun(await player(), clock.now);
    clock.now += 3 * DAY;
    await farm.pull();
    const token = farm.at().token;
    const early = clock.now - 2 * DAY;
    // Sown two days ago and brought in today, it would be ripe.
    const made = await farm.push([sow(early, 1, "sunflower"), harvest(clock.now, 1)]);
    expect(made.body).toMatchObject({ kept: 1, redated: 1 });
    expect(made.body.refused).toMatchObject([{ n: 1, reason: { kind: "notRipe" } }]);
    farm.withToken(token);
    const late = await farm.push([harvest(clock.now + 2 * DAY, 1)]);
    expect(late.body).toMatchObject({ kept: 0, refused: [{ reason: { kind: "notRipe" } }] });
  });

  test("3: a clock that is put back and on during play stays within what the token proves", async () => {
    const { clock, player } = await start();
    const farm = await begun(await player(), clock.now);
    clock.now += 10 * MINUTE;
    const { body } = await farm.push([
      sow(clock.now - 5 * MINUTE, 1),
      water(clock.now - 20 * MINUTE, 1),
      water(clock.now + 40 * MINUTE, 1),
    ]);
    // Below the beginning of the farm there is nothing.
    expect(body).toMatchObject({ redated: 2, kept: 2 });
    expect(body.refused).toMatchObject([{ n: 1, reason: { kind: "earlier" } }]);
  });

  test("4: a token that is forged, of another farm or another device is refused, and nothing is written", async () => {
    const { db, clock, player, tokens } = await start();
    const me = await player();
    const farm = await begun(me, clock.now);
    const { id, token } = farm.at();
    const other = farmDevice(me, { begun: clock.now });
    expect((await other.begin({}, "key-of-another")).status).toBe(201);
    const foreign = other.at().token!;
    const swapped = await tokens.token(id, "devicenumber9", clock.now);
    const longAgo = await tokens.token(id, "devicenumber1", clock.now - 401 * DAY);
    const tomorrow = await tokens.token(id, "devicenumber1", clock.now + DAY);
    const forged = `${token!.slice(0, -1)}${token!.endsWith("A") ? "B" : "A"}`;
    const older = token!.replace(/^[^.]+/, (clock.now - DAY).toString(36));
    for (const bad of [foreign, swapped, longAgo, tomorrow, forged, older, "x", "1.2"]) {
      const pushed = await farm.push([sow(clock.now, 1)], { token: bad });
      expect(pushed).toMatchObject(refusal(400, "bad-token"));
    }
    expect(await rowsOf(db)).toEqual([0, 0]);
    clock.now += MINUTE;
    expect((await farm.push([water(clock.now, 1)])).status).toBe(200);
    // It has been here: without a token there is no past any more.
    const pastless = await farm.push([water(clock.now, 1)], { token: null });
    expect(pastless).toMatchObject(refusal(400, "bad-token"));
  });

  test("5: a made-up year is kept as it is told, and proves nothing of it; an older one is no farm", async () => {
    const { db, clock, player } = await start();
    const me = await player();
    const farm = farmDevice(me, { begun: clock.now - 365 * DAY });
    await farm.begin();
    farm.withoutToken();
    const made = Array.from({ length: 300 }, (_, i) =>
      water(clock.now - (365 - i) * DAY, 1 + (i % 7)),
    );
    const pushed = await farm.push(made);
    expect(pushed.body).toMatchObject({ redated: 0, rows: 300 });
    const [{ claim }] = (await db.rows("select claim from journals")) as [{ claim: string }];
    expect(JSON.parse(claim)).toMatchObject({ isOpen: true, proved: [] });
    for (const at of [clock.now - 401 * DAY, clock.now + HOUR, -1, 1.5]) {
      const refused = await farm.begin({ begun: at }, "key-of-another");
      expect(refused).toMatchObject({ ...refusal(422, "invalid-farm") });
      expect(refused.body.path).toBe("begun");
    }
    const nowhere = await farm.begin({ field: 10_000 }, "key-of-another");
    expect(nowhere).toMatchObject({ status: 422, body: { path: "field" } });
  });

  test("6: stamps prove the log that they were given for, and neither another one nor what came later", async () => {
    const { db, clock, player, guest } = await start();
    const began = clock.now - 10 * DAY;
    const origin = { field: 417, begun: began };
    const events = [water(began + DAY, 1), water(began + 2 * DAY, 2), water(began + 3 * DAY, 4)];
    const heads = [firstHead(origin)];
    for (const event of events) heads.push(headAfter(heads.at(-1)!, event));
    const now = clock.now;
    async function stamped(rows: number, at: number, head = heads[rows]!) {
      clock.now = at;
      const { body } = await guest.send(`/api/time?head=${head}`);
      expect(body.now).toBe(at);
      return { rows, at, stamp: body.stamp };
    }
    const good = [await stamped(0, began + HOUR), await stamped(2, began + 2 * DAY + HOUR)];
    const bad = [
      // Of another log, …
      await stamped(1, began + DAY + HOUR, firstHead({ field: 3, begun: began })),
      // … before the last of its rows was, …
      await stamped(3, began + DAY),
      // … at another place, at another time, and of the future.
      { ...good[1]!, rows: 1 },
      { ...good[1]!, at: good[1]!.at - HOUR },
      { ...good[1]!, at: now + DAY },
      { rows: 9, at: now, stamp: "A".repeat(32) },
    ];
    clock.now = now;
    const farm = farmDevice(await player(), { begun: began });
    await farm.begin({ stamps: [...good, ...bad] });
    farm.withoutToken();
    await farm.push(events.slice(0, 1));
    await farm.push(events.slice(1));
    const claim = async () =>
      JSON.parse(String((await db.rows("select claim from journals"))[0]?.claim));
    expect((await claim()).proved).toEqual(good.map(({ rows, at }) => ({ rows, at })));
    // Used for another farm they prove nothing.
    const other = farmDevice(await player(2), { begun: began });
    await other.begin({ stamps: good.slice(1) });
    other.withoutToken();
    await other.push([water(began + DAY, 8), water(began + 2 * DAY, 8)]);
    const [row] = await db.rows("select claim from journals where id = ?", [other.at().id]);
    expect(JSON.parse(String(row?.claim)).proved).toEqual([]);
    const many = Array.from({ length: 501 }, () => good[0]);
    expect((await other.begin({ stamps: many }, "key-of-stamps")).status).toBe(400);
    for (const head of ["", "z".repeat(64), "ab"])
      expect((await guest.send(`/api/time?head=${head}`)).status).toBe(400);
  });

  test("7: whoever was offline for twenty days brings them whole, by a token of then", async () => {
    const { clock, player } = await start();
    const farm = await begun(await player(), clock.now);
    const began = clock.now;
    clock.now += 20 * DAY;
    const days = Array.from({ length: 200 }, (_, i) =>
      water(began + (i + 1) * 2 * HOUR, 1 + (i % 30)),
    );
    farm.signIn(await player());
    const pushed = await farm.push(days);
    expect(pushed.body).toMatchObject({ kept: 200, redated: 0, refused: [] });
    expect(pushed.body.hash).toBe(farm.hash());
  });
});

describe("the order of things", () => {
  describe.each([...dialects])("%s", (dialect) => {
    test("8: the same batch twice, or from two servers at once, is one, and told the same", async () => {
      const { db, clock, player, port } = await start(dialect);
      const other = await startFarmServer({ db, clock });
      const me = await player();
      const farm = await begun(me, clock.now);
      const { id, token } = farm.at();
      const events = [water(clock.now, 1), sow(clock.now, 9), harvest(clock.now, 1 << 30)];
      const body = { device: farm.name, first: 0, rules: 1, token, events: events.slice(0, 2) };
      const send = (to: number) =>
        fetch(`http://127.0.0.1:${to}/api/farms/${id}/batches`, {
          method: "POST",
          headers: {
            ...me.headers,
            Origin: "https://farm.example",
            "Content-Type": "application/json",
            "If-Match": '"0"',
          },
          body: JSON.stringify({ ...body, hash: "0".repeat(64) }),
        });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => send(i % 2 ? port : other.port)),
      );
      // Whoever comes while it is written is told to look, and finds it kept.
      expect(answers.every(({ status }) => status === 200 || status === 412)).toBe(true);
      const [one, two] = [await (await send(port)).json(), await (await send(other.port)).json()];
      expect(one).toMatchObject({ seq: 1, rows: 2, kept: 2, refused: [] });
      expect({ ...two, token: "" }).toEqual({ ...one, token: "" });
      expect(await rowsOf(db)).toEqual([2, 1]);
    });

    test("9: a batch that overlaps another, or comes before the one that is missing, is not guessed at", async () => {
      const { db, clock, player } = await start(dialect);
      const farm = await begun(await player(), clock.now);
      await farm.push([water(clock.now, 1), water(clock.now, 2), water(clock.now, 4)]);
      for (const first of [0, 1, 2]) {
        const pushed = await farm.push([water(clock.now, 8)], { first });
        expect(pushed).toMatchObject(refusal(409, "device-taken"));
      }
      const gap = await farm.push([water(clock.now, 8)], { first: 5 });
      expect(gap).toMatchObject({ status: 412, body: { seq: 1, last: 3 } });
      expect(await rowsOf(db)).toEqual([3, 1]);
    });

    test("10: what was done on a farm that has moved on is not laid on the new one", async () => {
      const { clock, player } = await start(dialect);
      const me = await player();
      const farm = await begun(me, clock.now);
      await farm.push([water(clock.now, 1)]);
      const phone = farmDevice(me, { name: "devicenumber2", begun: clock.now });
      phone.follow(farm.at().id);
      await phone.pull();
      await farm.push([water(clock.now, 2)]);
      const byPlace = [
        { kind: "answer", at: clock.now, slot: 0 },
        { kind: "decline", at: clock.now, slot: 1 },
        { kind: "raise", at: clock.now, tool: "can" },
        { kind: "gather", at: clock.now, kept: 1 },
        { kind: "moveGround", at: clock.now, to: 3 },
      ];
      for (const event of byPlace) {
        const pushed = await phone.send([event]);
        expect(pushed).toMatchObject({ ...refusal(412, "version-conflict") });
        expect(pushed.headers.get("ETag")).toBe('"2"');
      }
      expect(await phone.push([water(clock.now, 4)], { follows: null })).toMatchObject(
        refusal(428, "version-needed"),
      );
      await phone.pull();
      expect((await phone.push([water(clock.now, 4)])).status).toBe(200);
    });

    test("11: two devices on different beds both keep what they did, each with its own times", async () => {
      const { clock, player } = await start(dialect);
      const me = await player();
      const farm = await begun(me, clock.now);
      const began = clock.now;
      const phone = farmDevice(me, { name: "devicenumber2", begun: began });
      phone.follow(farm.at().id);
      await phone.pull();
      clock.now += 5 * HOUR;
      expect((await farm.push([sow(began + 4 * HOUR, 1)])).body).toMatchObject({ kept: 1 });
      const token = phone.at().token;
      await phone.pull();
      phone.withToken(token);
      const pushed = await phone.push([sow(began + HOUR, 2)]);
      expect(pushed.body).toMatchObject({ kept: 1, redated: 0 });
      await farm.pull();
      expect(farm.hash()).toBe(phone.hash());
    });

    test("12: of two on the same plot, or with the same last pence, the first to arrive has it; the other is told", async () => {
      const { clock, player } = await start(dialect);
      const me = await player();
      const farm = await begun(me, clock.now);
      const began = clock.now;
      const phone = farmDevice(me, { name: "devicenumber2", begun: began });
      phone.follow(farm.at().id);
      await phone.pull();
      const token = phone.at().token;
      clock.now += 4 * HOUR;
      await farm.push([sow(began + 2 * HOUR, 1), buy(began + 2 * HOUR, 4)]);
      await phone.pull();
      phone.withToken(token);
      const pushed = await phone.push([sow(began + HOUR, 1), buy(began + 3 * HOUR, 10)]);
      expect(pushed.body).toMatchObject({
        kept: 0,
        refused: [
          { n: 0, reason: { kind: "earlier" } },
          { n: 1, reason: { kind: "short", of: "pence" } },
        ],
      });
      // All that was sent is answered: sent again, it is not done again.
      expect((await phone.pull()).body).toMatchObject({ last: 2, seq: 2 });
    });

    test("13: the server that fails between a batch and its journal has written neither", async () => {
      const { db, clock, player } = await start(dialect);
      const farm = await begun(await player(), clock.now);
      await db.change("alter table journal_devices rename to journal_devices_away");
      expect((await farm.push([water(clock.now, 1)])).status).toBeGreaterThanOrEqual(500);
      await db.change("alter table journal_devices_away rename to journal_devices");
      expect(await rowsOf(db)).toEqual([0, 0]);
      expect(await db.rows("select seq from journal_batches")).toEqual([]);
      expect((await farm.push([water(clock.now, 1)])).body).toMatchObject({ seq: 1, kept: 1 });
    });

    test("14: while an account ends, what is still sent is kept before or refused after, and nothing of it stays", async () => {
      const { db, clock, player } = await start(dialect, { patience: 100 });
      const me = await player();
      const farm = await begun(me, clock.now);
      const [row] = await db.rows("select id, address from sessions");
      const holder = { address: String(row?.address), chainId: 1, session: String(row?.id) };
      await askDeletion(db, holder, clock.now);
      const due = clock.now + 4 * DAY;
      const pushes = Array.from({ length: 8 }, (_, i) =>
        farm.push([water(clock.now, 1)], { device: `devicenumber${i}${i}`, first: 0 }),
      );
      const ended = deleteDue(db, due);
      const statuses = (await Promise.all(pushes)).map(({ status }) => status);
      expect(await ended).toBe(1);
      expect(statuses.every((status) => [200, 401, 410, 412].includes(status))).toBe(true);
      for (const table of ["journals", "journal_batches", "journal_devices", "journal_states"])
        expect([table, await db.rows(`select * from ${table}`)]).toEqual([table, []]);
      expect((await farm.push([water(clock.now, 1)])).status).toBe(401);
    });
  });

  test("15: rules that are a version behind are taken, older and newer ones are told what to do", async () => {
    const { clock, player } = await start("sqlite", { kind: { rules: 3 } });
    const farm = await begun(await player(), clock.now);
    const push = (rules: number) => farm.push([water(clock.now, 1)], { rules });
    expect(await push(1)).toMatchObject(refusal(409, "reload"));
    expect(await push(4)).toMatchObject(refusal(409, "server-older"));
    expect((await push(2)).status).toBe(200);
    expect((await push(3)).status).toBe(200);
  });

  test("16: of one browser with two accounts none sees or touches the other's", async () => {
    const { clock, player, guest } = await start();
    const [me, you] = [await player(1), await player(2)];
    const farm = await begun(me, clock.now);
    const { id } = farm.at();
    const thief = farmDevice(you, { begun: clock.now });
    thief.follow(id);
    const gone = refusal(410, "gone");
    expect(await thief.pull()).toMatchObject(gone);
    expect(await thief.push([water(clock.now, 1)], { token: farm.at().token })).toMatchObject(gone);
    expect(await you.send(`/api/farms/${id}/log`)).toMatchObject(gone);
    expect(await you.remove(id, 0)).toMatchObject({ status: 404 });
    const remove = { method: "DELETE", headers: { "If-Match": '"0"' } };
    expect(await you.send(`/api/farms/${id}`, remove)).toMatchObject(gone);
    for (const what of ["restore", "purge"])
      expect(await you.send(`/api/farms/${id}/${what}`, { method: "POST" })).toMatchObject(gone);
    for (const odd of ["x", `${id}0`, id.toUpperCase(), "0000000000", "%00"])
      expect((await me.send(`/api/farms/${odd}`)).status).toBe(410);
    expect(await guest.send("/api/farms")).toMatchObject(refusal(401, "not-signed-in"));
    // The same key of another account is another farm.
    const mine = farmDevice(you, { begun: clock.now });
    await mine.begin();
    expect(mine.at().id).not.toBe(id);
  });

  test("17: a session that ended in the middle is told so, and nothing of the batch is there", async () => {
    const { db, clock, player } = await start();
    const me = await player();
    const farm = await begun(me, clock.now);
    await endAllSessions(db, { address: me.address, chainId: 1 });
    clock.now += 11 * MINUTE;
    const refused = await farm.push([water(clock.now, 1)]);
    expect(refused).toMatchObject(refusal(401, "not-signed-in"));
    expect(await rowsOf(db)).toEqual([0, 0]);
  });
});

describe("what is sent", () => {
  test("18: five hundred events that are all refused cost little, and are told once and for all", async () => {
    const { db, clock, player } = await start();
    const farm = await begun(await player(), clock.now);
    const nothing = Array.from({ length: 500 }, (_, i) =>
      harvest(clock.now + (i % 9), 1 + (i % 31)),
    );
    const pushed = await farm.push(nothing);
    expect(pushed.status).toBe(200);
    expect(pushed.body).toMatchObject({ kept: 0, rows: 0, seq: 1 });
    const [row] = await db.rows(
      "select length(refused) as n, length(packed) as m from journal_batches",
    );
    expect(Number(row?.n) + Number(row?.m)).toBeLessThan(6_000);
    farm.back({ seq: 1, first: 0 });
    expect((await farm.push(nothing)).body).toMatchObject({ kept: 0, seq: 1 });
  });

  test("19: more events or bytes than a batch may have are refused unread", async () => {
    const { db, clock, player } = await start();
    const farm = await begun(await player(), clock.now);
    const many = Array.from({ length: 501 }, () => ({ kind: "take", at: clock.now }));
    expect(await farm.send(many)).toMatchObject(refusal(413, "too-large"));
    const large = Array.from({ length: 400 }, () => water(clock.now, 1)).map((event) => ({
      ...event,
      note: "x".repeat(200),
    }));
    expect(await farm.send(large)).toMatchObject(refusal(413, "too-large"));
    expect(await farm.push([])).toMatchObject(refusal(400, "bad-request"));
    expect(await rowsOf(db)).toEqual([0, 0]);
  });

  test("20: what no farm knows is refused by its place: kinds, keys, masks, counts and what only the server makes", async () => {
    const { db, clock, player } = await start();
    const farm = await begun(await player(), clock.now);
    const at = clock.now;
    const odd: readonly [object, RegExp][] = [
      [{ kind: "wither", at }, /^events\.1\.kind$/],
      [{ kind: "take", at, n: 1 }, /^events\.1\.n$/],
      [{ kind: "water", at, plots: 2 ** 40 }, /^events\.1\.plots$/],
      [{ kind: "water", at, plots: 0 }, /^events\.1\.plots$/],
      [{ kind: "buySeed", at, crop: "pea", count: 2 ** 40 }, /^events\.1\.count$/],
      [{ kind: "sell", at, good: "__proto__", count: 1 }, /^events\.1\.good$/],
      [{ kind: "water", at: 1e300, plots: 1 }, /^events\.1\.at$/],
      [{ kind: "shower", at, plots: 1, until: at + HOUR, by: "me" }, /^events\.1\.kind$/],
      [
        { kind: "gift", at, id: "g", from: "me", what: { seed: "ox-heart" }, words: 0 },
        /^events\.1\.kind$/,
      ],
      [{ kind: "changeRules", at, to: 2 }, /^events\.1\.kind$/],
      [{ kind: "learn", at, to: 2 }, /^events\.1\.kind$/],
    ];
    for (const [event, path] of odd) {
      const refused = await farm.send([water(at, 1), event]);
      expect(refused, JSON.stringify(event)).toMatchObject(refusal(422, "invalid-farm"));
      expect(refused.body.path).toMatch(path);
    }
    // Plots that the field has not are no mistake of the writing, and are refused by the law.
    expect((await farm.push([water(at, 2 ** 24)])).body).toMatchObject({
      kept: 0,
      refused: [{ n: 0, reason: { kind: "nobody" } }],
    });
    expect((await rowsOf(db))[0]).toBe(0);
    const bent = { device: "x", first: -1, rules: "1", hash: "h", generation: 7 };
    for (const [key, value] of Object.entries(bent))
      expect(await farm.send([water(at, 1)], { [key]: value })).toMatchObject(
        refusal(400, "bad-request"),
      );
  });

  test("21: what lies packed is unpacked up to a bound, and a compressed body not at all", async () => {
    const { db, clock, player } = await start();
    const farm = await begun(await player(), clock.now);
    await farm.push([water(clock.now, 1)]);
    const { deflateRawSync } = await import("node:zlib");
    const dictionary = Buffer.from(localFarmKind.dictionaries[0]);
    const bomb = deflateRawSync(Buffer.alloc(64 * 2 ** 20, " "), { dictionary, level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    await db.change("update journal_batches set packed = ?", [`0${bomb.toString("base64")}`]);
    const before = process.memoryUsage().arrayBuffers;
    expect((await farm.pull(0)).status).toBe(500);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 2 ** 20);
    const { id } = farm.at();
    const packed = await (await player()).send(`/api/farms/${id}/batches`, {
      method: "POST",
      body: deflateRawSync(Buffer.alloc(2 ** 20, " ")),
      headers: { "Content-Encoding": "deflate", "If-Match": '"1"' },
    });
    expect(packed).toMatchObject(refusal(415, "unsupported-encoding"));
  });

  test("22: where a device sees another farm than the server, the server's is told, counted once for each", async () => {
    const { clock, player, mismatches } = await start();
    const farm = await begun(await player(), clock.now);
    const pushed = await farm.push([water(clock.now, 1)], { hash: "f".repeat(64) });
    expect(pushed.body).toMatchObject({ kept: 1, state: expect.stringContaining('"rules":1') });
    expect(mismatches).toEqual([farm.at().id]);
    // What was re-dated or refused is no riddle.
    await farm.push([harvest(clock.now + HOUR, 1)]);
    expect(mismatches).toHaveLength(1);
  });
});

describe("floods", () => {
  test.each(bothOr("sqlite"))(
    "23: ten thousand farms from one network are twenty (%s)",
    async (dialect) => {
      const { db, clock, player, outcomes } = await start(dialect);
      const spared: number[] = [];
      for (let i = 1; i <= 40; i += 1) {
        const one = await player(i, { isNew: true, from: `2001:db8:7:7::${i.toString(16)}` });
        const made = await farmDevice(one, { begun: clock.now }).begin();
        if (made.status === 201) spared.push(i);
        else expect(made).toMatchObject(refusal(429, "too-many-requests"));
      }
      expect(spared.length).toBe(20);
      const elsewhere = await player(99, { isNew: true, from: "203.0.113.9" });
      expect((await farmDevice(elsewhere, { begun: clock.now }).begin()).status).toBe(201);
      const [row] = await db.rows("select count(*) as n from journals");
      expect(Number(row?.n)).toBe(outcomes.filter((one) => one === "made").length);
    },
  );

  test("24: an account has three, and is told how many; one that is put away makes room", async () => {
    const { clock, player } = await start();
    const me = await player();
    for (const key of ["farm-one", "farm-two", "farm-three"])
      expect((await farmDevice(me, { begun: clock.now }).begin({}, key)).status).toBe(201);
    const fourth = () => farmDevice(me, { begun: clock.now }).begin({}, "farm-four");
    const full = { limit: "farms", most: 3, used: 3 };
    expect(await fourth()).toMatchObject({ ...refusal(409, "over-quota"), body: full });
    const { body } = await me.send("/api/farms");
    const [{ id }] = body.farms as [{ id: string }];
    const put = { method: "DELETE", headers: { "If-Match": '"0"' } };
    expect((await me.send(`/api/farms/${id}`, put)).status).toBe(204);
    expect((await fourth()).status).toBe(201);
    const back = await me.send(`/api/farms/${id}/restore`, { method: "POST" });
    expect(back).toMatchObject(refusal(409, "over-quota"));
  });

  test("25: who sends all the time, or more than anybody can play, waits; what is sent again costs nothing twice", async () => {
    const { clock, player } = await start();
    const me = await player();
    const farm = await begun(me, clock.now);
    let asked = 0;
    for (; asked < 30; asked += 1)
      if ((await farm.push([water(clock.now, 1)])).status === 429) break;
    expect(asked).toBe(20);
    const bursts: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      clock.now += 2 * MINUTE;
      const rows = Array.from({ length: 500 }, () => water(clock.now, 1));
      bursts.push((await farm.push(rows)).status);
    }
    expect(bursts).toEqual([200, 200, 200, 200, 429, 429]);
    clock.now += DAY + HOUR;
    expect((await farm.push([water(clock.now, 1)])).status).toBe(200);
  });

  test("26: a whole past is brought at once, of as many days as it has", async () => {
    const { clock, player } = await start();
    const farm = farmDevice(await player(), { begun: clock.now - 2 * DAY });
    await farm.begin();
    farm.withoutToken();
    const statuses: number[] = [];
    for (let i = 0; i < 18; i += 1) {
      const rows = Array.from({ length: 500 }, (_, n) =>
        water(clock.now - 2 * DAY + i * 500 + n, 1),
      );
      statuses.push((await farm.push(rows)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(statuses.at(-1)).toBe(429);
  });

  test("27: a full day or a disk with little room is told; what is kept stays to be read", async () => {
    const { clock, player } = await start("sqlite", { quotas: { bytesPerDay: 2_000 } });
    const farm = await begun(await player(), clock.now);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await farm.push([water(clock.now, 1)])).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(507);
    expect((await farm.pull(0)).body).toMatchObject({
      seq: statuses.filter((s) => s === 200).length,
    });
    const tight = await start("sqlite", {
      quotas: { space: { isTight: () => true, freeBytes: () => 0 } },
    });
    const made = await farmDevice(await tight.player(1, { isNew: true }), { begun: noon }).begin();
    expect(made).toMatchObject(refusal(507, "storage-full"));
    expect((await begun(await tight.player(2), noon)).at().seq).toBe(0);
  });

  test("28: the time is told sixty times a minute to a visitor, and nothing is kept of it", async () => {
    const { db, guest } = await start();
    const head = randomBytes(32).toString("hex");
    const statuses = [];
    for (let i = 0; i < 62; i += 1)
      statuses.push((await guest.send(`/api/time?head=${head}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(await db.rows("select name from secrets where name like 'journal%'")).toHaveLength(1);
  });
});
