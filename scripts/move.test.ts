// Tests the move as a command: killed again and again it ends with all in its place, and it says what is wrong.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { allRowsHere, allRowsThere } from "../server/store/testing/allRows.ts";
import { fillDatabase } from "../server/store/testing/fillDatabase.ts";
import { makePlace } from "../server/store/testing/testDatabase.ts";
import { plainEnv } from "../server/testing/plainEnv.ts";
import { testFolder } from "../server/testing/testFolder.ts";
import { soak } from "../test/soak.ts";

const program = path.join(import.meta.dirname, "move.ts");
const kills = soak(20);

/** Ends by itself, or killed once it has printed that many lines. */
async function run(args: string[], env: Record<string, string>, lines = Number.POSITIVE_INFINITY) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...plainEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString().split("\n").length - 1;
    if (printed >= lines) child.kill("SIGKILL");
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return { code: child.exitCode, out, err };
}

test(`${kills} times kill -9 lose no row, and leave none twice`, async () => {
  const [folder, target] = await Promise.all([testFolder("move-test"), makePlace("postgres")]);
  onTestFinished(target.remove);
  const file = path.join(folder, "loamstead.db");
  await fillDatabase(file, soak(4000, 500));
  const before = allRowsHere(file);
  const env = { DATA_DIR: folder, DATABASE_URL: target.url ?? "" };
  for (let round = 0; round < kills; round += 1) {
    const cut = await run([], env, 1 + (round % 3));
    expect(cut).toMatchObject({ code: null, err: "" });
  }
  const ended = await run([target.url ?? ""], { DATA_DIR: folder });
  expect(ended).toMatchObject({ code: 0, err: "" });
  expect(ended.out).toMatch(
    /\n100 % .*\nMoved \d+ rows of \d+ tables, and found each of them again\./,
  );
  expect(await allRowsThere(Object.keys(before), target)).toEqual(before);
  expect(allRowsHere(file)).toEqual(before);
});

test("without a database, or with one that is none, it says what to name, and no password", async () => {
  expect(await run([], {})).toEqual({
    code: 1,
    out: "",
    err: "Name the empty database: npm run move -- postgres://name:password@host:5432/database\n",
  });
  const wrong = await run(["mysql://farm:hunter2@db.example/farm"], {});
  expect(wrong).toMatchObject({ code: 1, out: "" });
  expect(wrong.err).toContain("address of a PostgreSQL database");
  expect(wrong.err).not.toContain("hunter2");
  const folder = await testFolder("move-test");
  const none = await run(["postgres://farm:hunter2@db.example/farm"], { DATA_DIR: folder });
  expect(none.err).toBe(`There is no database at ${folder}/loamstead.db. Is DATA_DIR right?\n`);
});
