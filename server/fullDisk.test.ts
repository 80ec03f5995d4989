// Tests that a server starts on a disk that is full: what is kept is read, and who writes is told why not.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { databaseFile } from "./dataFolder.ts";
import { holder, published, roomJson, siteOrigin, visitor } from "./rooms/testing/visitors.ts";
import { openTestDatabase } from "./store/testing/testDatabase.ts";
import { ask } from "./testing/ask.ts";
import { mountDisk } from "./testing/mountDisk.ts";
import { testFolder } from "./testing/testFolder.ts";
import { startTestServer } from "./testing/testServer.ts";

/** Writes until not a byte more goes in, and gives back the file that takes the room. */
async function fill(dir: string): Promise<string> {
  const file = join(dir, "filling");
  for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
    const write = () => writeFile(file, Buffer.alloc(size, 1), { flag: "a" });
    const fits = () =>
      write().then(
        () => true,
        () => false,
      );
    while (await fits());
  }
  return file;
}

test("it starts on a full disk, says so, reads, and writes again once there is room", async (context) => {
  const folder = await testFolder("full-disk");
  if (!mountDisk(folder, 8)) return context.skip();
  const options = { siteOrigin, config: { dataDir: folder } };
  const first = await startTestServer(options);
  const place = { file: databaseFile(folder), remove: async () => {} };
  const db = await openTestDatabase("sqlite", { place });
  const { headers, ...me } = await holder(db, first.port);
  const id = await published({ headers, ...me });
  await db.close();
  await first.stop();

  const filling = await fill(folder);
  const { port, logged, stop } = await startTestServer(options);
  expect(logged.find(({ level }) => level === "error")?.msg).toMatch(/disk that .+ is full: /);
  const now = visitor(port, headers);
  expect(await visitor(port).send(`/api/rooms/${id}`)).toMatchObject({ status: 200 });
  expect(await now.send("/api/session")).toMatchObject({ status: 200, body: { chainId: 1 } });
  // Nobody else would serve better, and reading goes on.
  expect(await ask(port, "/readyz")).toMatchObject({ status: 200 });
  const refused = await now.save(id, 1, roomJson("Not kept"));
  expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });

  await rm(filling);
  expect(await now.save(id, 1, roomJson("Kept"))).toMatchObject({ status: 200 });
  await stop();
  const last = await startTestServer(options);
  const { body } = await visitor(last.port, headers).send(`/api/rooms/${id}`);
  expect(body).toMatchObject({ document: { name: "Kept" } });
});
