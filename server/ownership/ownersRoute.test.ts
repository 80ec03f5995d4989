// Tests what the server answers about owners: small, true, sent once, and with the block it is true for.
import { createHash } from "node:crypto";
import { Hono } from "hono";
import { afterAll, describe, expect, test } from "vitest";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { collectionAddress } from "../../localnet/chain/collection.ts";
import { minedReceipt } from "../../localnet/chain/minedReceipt.ts";
import { startChain } from "../../localnet/chain/startChain.ts";
import { ownersDocument } from "../../src/fields/search/ownersCodec.ts";
import type { Env } from "../http/env.ts";
import { bothOr } from "../store/testing/testDatabase.ts";
import { readProgress } from "./ownershipTables.ts";
import { addOwnersRoute } from "./ownersRoute.ts";
import { createOwnersSource, encodeOwners } from "./ownersSource.ts";
import { indexedFields, readAll, size } from "./testing/indexedFields.ts";

const chain = await startChain({ siteOrigin: "http://localhost" });
afterAll(chain.stop);
const { scope, ruling, ownersOnChain, openReader, transfer, begin } = await indexedFields(
  chain.rpcUrl,
  collectionAddress,
  minedReceipt,
);

const now = () => 0;

describe.each(bothOr("sqlite"))("on %s", (dialect) => {
  test("the answer is small, true and sent once", async () => {
    const { db, openIndexer } = await begin(dialect);
    await readAll(openIndexer());
    const app = new Hono<Env>();
    addOwnersRoute(app, createOwnersSource({ db, scope, size, now }), size);
    const answer = await app.request("/api/fields/owners", {
      headers: { "Accept-Encoding": "br" },
    });
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    const etag = answer.headers.get("ETag")!;
    const again = await app.request("/api/fields/owners", { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);

    const plain = await (await app.request("/api/fields/owners")).json();
    const names = Buffer.from(plain.owners, "base64").toString("hex").match(/.{20}/g)!;
    const marks = Buffer.from(plain.fields, "base64");
    let met = 0;
    const decoded = Array.from({ length: size }, (_, field) => {
      const mark = marks.readUInt16LE(2 * field);
      if (mark === 0) return null;
      if (mark === 1) met += 1;
      return names[mark === 1 ? met - 1 : mark - 2];
    });
    const truth = await ownersOnChain();
    expect(decoded).toEqual([...truth.values()].map((owner) => owner.slice(2, 22)));

    await transfer(500, devAccounts.empty.address);
    await readAll(openIndexer());
    const fresh = await app.request("/api/fields/owners", { headers: { "If-None-Match": etag } });
    expect(fresh.status).toBe(200);
  });

  test("blocks in which no field changed hands make no other answer, whoever asks whom and how", async () => {
    const { db, openIndexer } = await begin(dialect);
    await readAll(openIndexer());
    const [app, another] = [new Hono<Env>(), new Hono<Env>()];
    const reads: string[] = [];
    const watched = {
      ...db,
      rows: (...[sql, values]: Parameters<typeof db.rows>) => {
        reads.push(sql);
        return db.rows(sql, values);
      },
    };
    addOwnersRoute(app, createOwnersSource({ db: watched, scope, size, now }), size);
    const ask = (tag: string, of = app) =>
      of.request("/api/fields/owners", { headers: { "If-None-Match": tag } });
    const first = await ask('"other"');
    const [tag, block] = [first.headers.get("ETag")!, Number(first.headers.get("Read-Block"))];
    expect(await first.json()).not.toHaveProperty("block");

    reads.length = 0;
    for (const later of [1, 2]) {
      await ruling.mine({ blocks: 1 });
      await readAll(openIndexer());
      const answer = await ask(tag);
      expect([answer.status, await answer.text()]).toEqual([304, ""]);
      expect(answer.headers.get("Read-Block")).toBe(String(block + later));
    }
    // Nor are ten thousand rows read for it.
    expect(reads.filter((sql) => /select field, owner from field_owners/.test(sql))).toEqual([]);
    // A proxy may call the tag weak, or strong; another process calls the same list by the same tag.
    addOwnersRoute(another, createOwnersSource({ db, scope, size, now }), size);
    for (const told of [tag, tag.replace(/^W\//, ""), `"x", ${tag}`])
      expect((await ask(told, another)).status).toBe(304);

    // There and back is another list and the first one again.
    const owner = (await ownersOnChain()).get(500)! as `0x${string}`;
    await transfer(500, devAccounts.empty.address);
    await readAll(openIndexer());
    expect((await ask(tag)).status).toBe(200);
    await transfer(500, owner);
    await readAll(openIndexer());
    expect((await ask(tag)).status).toBe(304);
  });

  test("a reorganised chain makes another answer", async () => {
    const { db, openIndexer } = await begin(dialect);
    const app = new Hono<Env>();
    addOwnersRoute(app, createOwnersSource({ db, scope, size, now }), size);
    await readAll(openIndexer());
    const before = await ruling.snapshot();
    const plain = (await app.request("/api/fields/owners")).headers.get("ETag")!;
    await transfer(500, devAccounts.empty.address);
    await readAll(openIndexer());
    const moved = await app.request("/api/fields/owners", { headers: { "If-None-Match": plain } });
    expect(moved.status).toBe(200);
    // The block of the transfer is part of the chain no longer.
    await ruling.revert({ id: before });
    await ruling.mine({ blocks: 3 });
    await readAll(openIndexer());
    const back = await app.request("/api/fields/owners", { headers: { "If-None-Match": plain } });
    expect(back.status).toBe(304);
  });

  test("a node that is gone is told by the age of what is known, which itself stays as it was", async () => {
    const { db, openIndexer } = await begin(dialect);
    const clock = { at: 5_000_000 };
    const app = new Hono<Env>();
    addOwnersRoute(app, createOwnersSource({ db, scope, size, now: () => clock.at }), size);
    const ask = (headers: Record<string, string> = {}) =>
      app.request("/api/fields/owners", { headers });
    expect((await ask()).headers.has("Read-Age")).toBe(false);

    const reader = openReader();
    let isGone = false;
    const indexer = openIndexer({
      now: () => clock.at,
      chain: {
        ...reader,
        async head() {
          if (isGone) throw new Error("the node is gone");
          return reader.head();
        },
      },
    });
    await readAll(indexer);
    clock.at += 4_000;
    expect(await indexer.step()).toBe("idle");
    const first = await ask();
    const tag = { "If-None-Match": first.headers.get("ETag")! };
    expect(first.headers.get("Read-Age")).toBe("0");

    isGone = true;
    clock.at += 300_000;
    await expect(indexer.step()).rejects.toThrow("the node is gone");
    const later = await ask(tag);
    expect([later.status, later.headers.get("Read-Age")]).toEqual([304, "300"]);

    isGone = false;
    expect(await indexer.step()).toBe("idle");
    const again = await ask(tag);
    expect([again.status, again.headers.get("Read-Age")]).toEqual([304, "0"]);
  });

  test("the keeper of one field is told with the block it is true for, those of many by how many they have", async () => {
    const { db, openIndexer } = await begin(dialect);
    const app = new Hono<Env>();
    const source = createOwnersSource({ db, scope, size, now });
    addOwnersRoute(app, source, size);
    const keeperOf = async (field: string) => {
      const answer = await app.request(`/api/fields/${field}/owner`);
      return answer.ok ? answer.json() : answer.status;
    };
    expect(await keeperOf("7")).toEqual({ owner: null, block: null });
    expect(await source.countIn(0, size)).toBeNull();
    expect(await source.keepersOf([7])).toBeNull();

    await transfer(500, devAccounts.empty.address);
    await readAll(openIndexer());
    const { block } = await readProgress(db, scope);
    const owner = devAccounts.empty.address.toLowerCase();
    expect(await keeperOf("500")).toEqual({ owner, block });
    expect(await source.countIn(500, 501)).toEqual([{ owner, fields: 1 }]);
    expect(await source.fieldsBy(owner.slice(0, 12))).toEqual([500]);
    expect(await source.fieldsBy(`0x${"dead".repeat(5)}`)).toEqual([]);
    expect(await source.keepersOf([500, 9_999_999])).toEqual(new Map([[500, owner]]));
    expect(await source.keepersOf([])).toEqual(new Map());
    const truth = [...(await ownersOnChain())].filter(([field]) => field >= 455 && field < 546);
    const counted = (await source.countIn(455, 546))!;
    expect(counted.map(({ owner: one }) => one)).toContain(owner);
    const all = counted.map(({ fields }) => fields);
    expect(all.reduce((sum, fields) => sum + fields, 0)).toBe(truth.length);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    for (const bad of ["10000", "007", "-1", "abc", "1e3"]) expect(await keeperOf(bad)).toBe(404);
  });
});

test("even ten thousand different owners fit", () => {
  const owners = new Map(
    Array.from({ length: size }, (_, id) => {
      const hash = createHash("sha256").update(String(id)).digest("hex");
      return [id, `0x${hash.slice(0, 40)}`];
    }),
  );
  const { br, gzip } = encodeOwners(ownersDocument(owners, size));
  expect(br.length).toBeLessThan(120_000);
  expect(gzip.length).toBeLessThan(120_000);
});
