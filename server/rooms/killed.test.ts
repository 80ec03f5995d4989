// Tests that a process may die at any moment: no save that anybody was told of is lost.
import { expect, onTestFinished, test } from "vitest";
import { soak } from "../../test/soak.ts";
import { furniturePath } from "../drawing/furniture.ts";
import { dialects, makePlace, openTestDatabase } from "../store/testing/testDatabase.ts";
import { startProcess } from "../testing/startProcess.ts";
import { testFolder } from "../testing/testFolder.ts";
import { holder, roomJson, type Visitor, visitor } from "./testing/visitors.ts";

const program = new URL("./testing/roomProcess.ts", import.meta.url);
const kills = soak(5, 1);
const savesEach = 40;
const holders = 8;

type Acknowledged = { id: string; version: number; name: string };

/** Saves one room over and over until the server is gone; says what it was told is kept. */
async function saveOn(
  who: Visitor,
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

test.each(dialects)("killed in the midst of it in %s, it loses no save", async (dialect) => {
  const place = await makePlace(dialect);
  onTestFinished(place.remove);
  const dataDir = await testFolder("rooms-killed");
  const env = {
    DATABASE_URL: place.url ?? "",
    DATABASE_FILE: place.file,
    DATA_DIR: dataDir,
    FURNITURE: furniturePath() ?? "",
  };
  let running = await startProcess(program, env);
  onTestFinished(() => running.kill());
  const db = await openTestDatabase(dialect, { place });
  const people = await Promise.all(
    Array.from({ length: holders }, (_, i) => holder(db, running.port, { number: i + 1 })),
  );
  const made = await Promise.all(
    people.map((who) => who.create(roomJson(), { "Idempotency-Key": "the-only-room" })),
  );
  const ids = made.map(({ body }) => body.id);
  const acknowledged: Acknowledged[] = [];

  for (let round = 1; round <= kills; round += 1) {
    const here = people.map(({ headers }) => visitor(running.port, headers));
    // What is there now may be more than anybody was told: the answer was lost, not the save.
    const now = await Promise.all(here.map((who, i) => who.send(`/api/rooms/${ids[i]}`)));
    const enough = Promise.withResolvers<void>();
    const load = here.map((who, i) =>
      saveOn(who, now[i]!.body, (saved) => {
        acknowledged.push(saved);
        // A few more or less, so that it dies at another moment each time.
        if (acknowledged.length >= round * (savesEach + round)) enough.resolve();
      }),
    );
    await Promise.race([enough.promise, Promise.all(load)]);
    await running.kill();
    await Promise.all(load);
    running = await startProcess(program, env);
  }

  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * savesEach);
  const newest = new Map<string, Acknowledged>();
  for (const saved of acknowledged) newest.set(saved.id, saved);
  for (const [i, id] of ids.entries()) {
    const who = visitor(running.port, people[i]!.headers);
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
});
