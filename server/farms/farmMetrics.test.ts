// Tests on the whole server what it tells of farms: what they take, what is refused and why, and what two see differently.
import { expect, test, vi } from "vitest";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { RULES } from "../../src/farm/tables/version.ts";
import { databaseFile } from "../dataFolder.ts";
import { hexDigest } from "../keeping/journals/findJournals.ts";
import { holder, siteOrigin } from "../rooms/testing/visitors.ts";
import { openTestDatabase } from "../store/testing/testDatabase.ts";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";
import { createFarmGrounds } from "./openFarmService.ts";
import { serverFarmKind } from "./serverFarmKind.ts";

test("batches, events, bytes, refusals and mismatches are counted", async () => {
  const metricsToken = "0123456789abcdef";
  const server = await startTestServer({
    siteOrigin,
    config: { metricsToken, trustedProxies: ["127.0.0.1"] },
  });
  const file = databaseFile(server.site.dataDir);
  const db = await openTestDatabase("sqlite", { place: { file, remove: async () => {} } });
  const me = await holder(db, server.port);
  const begun = Date.now();
  const made = await me.send("/api/farms", {
    method: "POST",
    headers: { "Idempotency-Key": "the-only-farm" },
    body: { field: 41, begun, stamps: [] },
  });
  expect(made.status).toBe(201);
  const { id, token } = made.body;

  const kind = serverFarmKind(createFarmGrounds(testSite.collection));
  let state = kind.begin({ field: 41, begun })!;
  let [seq, first] = [0, 0];
  async function push(
    events: readonly FarmEvent[],
    more: { follows?: number; hash?: string } = {},
  ) {
    for (const event of events) {
      const after = kind.apply(state, event);
      if (after.ok) state = after.value;
    }
    const hash = hexDigest(kind.encodeState(state));
    const body = { device: "deviceone111", first, rules: RULES, token, events, hash, ...more };
    const pushed = await me.send(`/api/farms/${id}/batches`, {
      method: "POST",
      headers: { "If-Match": `"${more.follows ?? seq}"` },
      body: { ...body, follows: undefined },
    });
    if (pushed.status === 200) [seq, first] = [Number(pushed.body.seq), first + events.length];
    return pushed.status;
  }
  const sow: FarmEvent = { kind: "sow", at: begun, plots: 0b1, what: "pea" };
  const harvest: FarmEvent = { kind: "harvest", at: begun, plots: 0b10 };
  const water: FarmEvent = { kind: "water", at: begun, plots: 0b1 };
  expect(await push([sow, harvest])).toBe(200);
  expect(await push([water], { follows: 7 })).toBe(412);
  expect(await push([{ ...water, at: begun - 3_600_000 }])).toBe(200);
  expect(await push([water], { hash: "0".repeat(64) })).toBe(200);

  const headers = { Authorization: `Bearer ${metricsToken}` };
  const lines = async () =>
    (await ask(server.port, "/metrics", { headers })).body.toString().split("\n");
  await vi.waitUntil(async () => (await lines()).includes("farms_kept 0"));
  const told = await lines();
  for (const line of [
    'farm_writes_total{outcome="made"} 1',
    'farm_writes_total{outcome="kept"} 3',
    'farm_writes_total{outcome="stale"} 1',
    "farm_events_total 3",
    "farm_redated_events_total 1",
    'farm_refused_events_total{reason="notRipe"} 1',
    "farm_hash_mismatch_total 1",
  ])
    expect(told).toContain(line);
  const bytes = Number(told.find((line) => line.startsWith("farm_bytes_total "))?.split(" ")[1]);
  const [row] = await db.rows("select sum(length(packed)) as n from journal_batches");
  expect(bytes).toBeGreaterThan(Number(row?.n));
  expect(bytes).toBeLessThan(3_000);
  expect(server.logged.filter(({ msg }) => msg.startsWith("a device came"))).toMatchObject([
    { farm: id, level: "error" },
  ]);
});
