// Tests that the server may die at any moment: no save and no session that anybody was told of is lost.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, onTestFinished, test } from "vitest";
import { signInStatement } from "../src/lib/signInStatement.ts";
import { soak } from "../test/soak.ts";
import {
  holder,
  type RoomVisitor,
  roomJson,
  siteOrigin,
  visitor,
} from "./rooms/testing/visitors.ts";
import { messageFor, openTestBrowser, type TestBrowser } from "./signIn/testing/browser.ts";
import { dialects, openTestDatabase } from "./store/testing/testDatabase.ts";
import { killableServer } from "./testing/killableServer.ts";

const kills = { sqlite: soak(20, 2), postgres: soak(20, 1) };
const savesEach = 40;
const holders = 8;
const account = privateKeyToAccount(generatePrivateKey());

type Acknowledged = { id: string; version: number; name: string };

/** Saves one room over and over until the server is gone; says what it was told is kept. */
async function saveOn(
  who: RoomVisitor,
  { id, version }: { id: string; version: number },
  told: (saved: Acknowledged) => void,
): Promise<void> {
  for (let follows = version; ; follows += 1) {
    const name = `${id} as ${follows + 1}`;
    const saved = await who.save(id, follows, roomJson(name)).catch(() => undefined);
    if (saved?.status !== 200) return;
    told({ id, version: saved.body.version, name });
  }
}

let addresses = 0;

/** Signs in with one new browser after the other until the server is gone. */
async function signInOn(port: number, told: (browser: TestBrowser) => void): Promise<void> {
  for (;;) {
    addresses += 1;
    const address = `10.1.${addresses >> 8}.${addresses & 255}`;
    const browser = openTestBrowser(port, { siteOrigin, address });
    const parts = { siteOrigin, statement: signInStatement };
    const status = await browser
      .nonce()
      .then((nonce) => messageFor(account.address, nonce, parts))
      .then(async (message) => browser.verify(message, await account.signMessage({ message })))
      .then(
        (answer) => answer.status,
        () => 0,
      );
    if (status !== 200) return;
    told(browser);
  }
}

test.each(dialects)("killed in the midst of it on %s, it loses nothing", async (dialect) => {
  const { place, start } = await killableServer(dialect);
  let running = await start();
  onTestFinished(() => running.kill());
  const db = await openTestDatabase(dialect, { place });
  const people = await Promise.all(
    Array.from({ length: holders }, (_, i) => holder(db, running.port, { number: i + 1 })),
  );
  const here = () =>
    people.map(({ headers }, i) =>
      visitor(running.port, { ...headers, "X-Forwarded-For": `10.0.0.${i}` }),
    );
  const made = await Promise.all(
    here().map((who) => who.create(roomJson(), { "Idempotency-Key": "the-only-room" })),
  );
  const ids = made.map(({ body }) => body.id);
  const acknowledged: Acknowledged[] = [];
  const signedIn: TestBrowser[] = [];

  for (let round = 1; round <= kills[dialect]; round += 1) {
    // What is there now may be more than anybody was told: the answer was lost, not the save.
    const now = await Promise.all(here().map((who, i) => who.send(`/api/rooms/${ids[i]}`)));
    const enough = Promise.withResolvers<void>();
    const before = signedIn.length;
    const check = () => {
      // A few more or less, so that it dies at another moment each time.
      const isEnough = acknowledged.length >= round * (savesEach + round);
      if (isEnough && signedIn.length > before) enough.resolve();
    };
    const load = [
      ...here().map((who, i) =>
        saveOn(who, now[i]!.body, (saved) => {
          acknowledged.push(saved);
          check();
        }),
      ),
      ...Array.from({ length: 4 }, () =>
        signInOn(running.port, (browser) => {
          signedIn.push(browser);
          check();
        }),
      ),
    ];
    await Promise.race([enough.promise, Promise.all(load)]);
    await running.kill();
    await Promise.all(load);
    running = await start();
  }

  expect(acknowledged.length).toBeGreaterThanOrEqual(kills[dialect] * savesEach);
  expect(signedIn.length).toBeGreaterThanOrEqual(kills[dialect]);
  const sessions = await Promise.all(
    signedIn.map(({ cookies }) =>
      openTestBrowser(running.port, { siteOrigin, cookies }).get("/api/session"),
    ),
  );
  for (const { body } of sessions) expect(body).toMatchObject({ address: account.address });

  const newest = new Map<string, Acknowledged>();
  for (const saved of acknowledged) newest.set(saved.id, saved);
  for (const [i, who] of here().entries()) {
    const id = ids[i]!;
    const { body } = await who.send(`/api/rooms/${id}`);
    const told = newest.get(id)!;
    expect(body.version).toBeGreaterThanOrEqual(told.version);
    // Each version is a whole room, and the one that it was told to be.
    const versions = await who.send(`/api/rooms/${id}/versions/${told.version}`);
    expect(versions.body).toMatchObject({ document: roomJson(told.name) });
    // A claim whose answer was lost finds the room that it made.
    const again = await who.create(roomJson(), { "Idempotency-Key": "the-only-room" });
    expect(again).toMatchObject({ status: 200, body: { id } });
  }
  const kept = new Set(
    (await db.rows("select room, version, name from room_versions")).map(
      ({ room, version, name }) => `${room} ${version} ${name}`,
    ),
  );
  // The last twenty versions of each room are kept for sure.
  const lost = acknowledged.filter(
    ({ id, version, name }) =>
      version > newest.get(id)!.version - 15 && !kept.has(`${id} ${version} ${name}`),
  );
  expect(lost).toEqual([]);
  if (dialect === "sqlite") {
    expect(await db.rows("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
  }
});
