// Kills a process that writes, again and again, and finds every row that it had acknowledged.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { soak } from "../../../test/soak.ts";
import { makePlace, openTestDatabase } from "../testing/testDatabase.ts";
import { tokenMigrations } from "../testing/writeUntilKilled.ts";

const program = fileURLToPath(new URL("../testing/writeUntilKilled.ts", import.meta.url));
const kills = soak(20);

test(`${kills} times kill -9 lose no acknowledged row and no database`, async () => {
  const place = await makePlace("sqlite");
  onTestFinished(place.remove);
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const writer = spawn(process.execPath, [program, place.file, String(round)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const said = text(writer.stdout);
    // Killed after another amount of work each time, in the middle of writing.
    let bytes = 0;
    writer.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > 3000 + round * 1500) writer.kill("SIGKILL");
    });
    const [, signal] = await once(writer, "exit");
    expect(signal).toBe("SIGKILL");
    // The last line may have been cut.
    const rows = (await said).split("\n").slice(0, -1);
    expect(rows.length).toBeGreaterThan(5);
    acknowledged.push(...rows);
  }

  const database = await openTestDatabase("sqlite", { place, migrations: tokenMigrations });
  const rows = await database.rows("select token, notes from tokens");
  const kept = new Map(rows.map(({ token, notes }) => [token, notes]));
  expect(acknowledged.filter((token) => !kept.has(token))).toEqual([]);
  // Each came in one transaction with its note: a half of one would show here.
  expect(rows.filter(({ notes }) => notes !== 1)).toEqual([]);
  expect(await database.rows("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
});
