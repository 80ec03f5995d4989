// What the server is asked about farms, and what is believed of its answers.
import { describe, expect, test } from "vitest";
import { createAskServer } from "../../keeping/sync/askServer.ts";
import type { PushTrouble } from "../../keeping/sync/journalApi.ts";
import { createFarmsApi, readFarmTrouble } from "./farmsApi.ts";

type Answer = { readonly status?: number; readonly body?: object };

const hash = "a".repeat(64);
const event = { kind: "sow", at: 5, plots: 1, what: "pea" };
const origin = (field: number, begun: number) => JSON.stringify({ field, begun });

function server(answer: Answer) {
  const asked: { readonly address: string; readonly init: RequestInit }[] = [];
  const ask = createAskServer<PushTrouble>({
    fetch: async (address, init) => {
      asked.push({ address, init });
      const { status = 200, body } = answer;
      return new Response(body ? JSON.stringify(body) : null, { status, headers: { ETag: '"1"' } });
    },
    link: (path) => path,
    timeout: () => new AbortController().signal,
    troubleOf: readFarmTrouble,
  });
  const api = createFarmsApi(ask, {
    encodeOrigin: ({ field, begun }) => origin(field, begun),
    decodeOrigin: (text) => JSON.parse(text),
  });
  return { api, asked };
}

const pushed = {
  device: "abcdefghijkl",
  first: 3,
  token: "t",
  generation: "g",
  rows: [JSON.stringify(event)],
  hash,
  isLast: true,
};

describe("the server's farms", () => {
  test("rows are sent after the batch that they follow, though the page may end", async () => {
    const beside = { kept: 1, redated: 0, refused: [] };
    const { api, asked } = server({
      body: { seq: 8, rows: 9, hash, token: "u", now: 7, ...beside },
    });
    const answer = await api.push("farm1", 7, pushed);
    expect(answer).toMatchObject({ ok: true, value: { seq: 8, stored: null, state: null } });
    const [{ address, init }] = asked as [(typeof asked)[number]];
    expect([address, init.method, init.keepalive]).toEqual([
      "/api/farms/farm1/batches",
      "POST",
      true,
    ]);
    expect(init.headers).toMatchObject({ "If-Match": '"7"' });
    const { device, first, token, generation } = pushed;
    expect(JSON.parse(String(init.body))).toEqual({
      device,
      first,
      token,
      generation,
      hash,
      rules: 1,
      events: [event],
    });
  });

  test("what came since is read, by batches or as a state", async () => {
    const beside = { seq: 2, rows: 1, hash, generation: "g", token: "t", now: 1, last: 0 };
    const told = { ...beside, origin: { field: 3, begun: 4 }, from: { seq: 0, rows: 0 } };
    const batch = { seq: 1, device: "d", first: 0, count: 1 };
    const batches = server({ body: { ...told, batches: [{ ...batch, events: [event] }] } });
    const asked = { since: 0, device: "d", generation: "" };
    expect(await batches.api.pull("farm1", asked)).toMatchObject({
      ok: true,
      value: {
        origin: origin(3, 4),
        news: { kind: "batches", batches: [{ ...batch, rows: [JSON.stringify(event)] }] },
      },
    });
    expect(batches.asked[0]!.address).toBe("/api/farms/farm1?since=0&device=d&generation=");
    const state = server({ body: { ...told, state: "{}" } });
    expect(await state.api.pull("farm1", asked)).toMatchObject({
      ok: true,
      value: { news: { kind: "state", text: "{}" } },
    });
    const neither = server({ body: told });
    expect(await neither.api.pull("farm1", asked)).toEqual({
      ok: false,
      reason: { kind: "unreachable" },
    });
  });

  test("one begins by its field and day, once for a key, with what proves its past", async () => {
    const body = { id: "farm1", seq: 0, rows: 0, hash, generation: "g", token: "t", now: 1 };
    const { api, asked } = server({ status: 201, body });
    const stamps = [{ rows: 2, at: 9, stamp: "s" }];
    expect(await api.create(origin(3, 4), stamps, "key")).toMatchObject({ ok: true });
    expect(asked[0]!.init.headers).toMatchObject({ "Idempotency-Key": "key" });
    expect(JSON.parse(String(asked[0]!.init.body))).toEqual({ field: 3, begun: 4, stamps });
  });

  test("the list is believed only where it is one", async () => {
    const own = { id: "farm1", field: 3, begun: 4, seq: 1, rows: 2, hash, level: 1, pence: 20 };
    const farm = { ...own, name: null, seenAt: 5, seenOn: "Firefox on Linux" };
    const list = { farms: [farm], deleted: [], quota: { farms: { most: 3, used: 1 } } };
    const { api } = server({ body: { ...list, generation: "g" } });
    expect(await api.list(null)).toMatchObject({
      ok: true,
      value: { tag: '"1"', value: { journals: [{ id: "farm1", told: farm }], generation: "g" } },
    });
    const wrong = server({ body: { ...list, farms: [{ ...farm, hash: "?" }] } });
    expect(await wrong.api.list(null)).toEqual({ ok: false, reason: { kind: "unreachable" } });
    expect(await server({ status: 304 }).api.list('"1"')).toEqual({ ok: true, value: "same" });
  });

  test.each([
    [401, {}, { kind: "signedOut" }],
    [410, {}, { kind: "gone" }],
    [412, {}, { kind: "behind" }],
    [429, {}, { kind: "busy" }],
    [507, {}, { kind: "full" }],
    [502, {}, { kind: "unreachable" }],
    [409, { code: "device-taken" }, { kind: "deviceTaken" }],
    [409, { code: "reload" }, { kind: "reload" }],
    [409, { code: "server-older" }, { kind: "serverOlder" }],
    [422, { code: "bad-token" }, { kind: "badToken" }],
    [403, { code: "over-quota", most: 3 }, { kind: "tooMany", most: 3 }],
    [422, { code: "invalid-farm", detail: "No." }, { kind: "refused", words: "No." }],
  ])("an answer of %i with %o is %o", async (status, body, reason) => {
    expect(await server({ status, body }).api.push("farm1", 1, pushed)).toEqual({
      ok: false,
      reason,
    });
  });
});
