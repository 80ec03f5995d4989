// Tests the backup as a command: what it prints, and what it refuses.
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../server/log.ts";
import { openDatabase } from "../server/store/openDatabase.ts";
import { testFolder } from "../server/testing/testFolder.ts";
import { runScript } from "./testing/runScript.ts";

const program = path.join(import.meta.dirname, "backup.ts");

const run = (args: readonly string[], env: Record<string, string>) => runScript(program, args, env);

async function dataFolder(): Promise<string> {
  const folder = await testFolder("backup-test");
  const file = path.join(folder, "loamstead.db");
  const opened = await openDatabase({ file, log: createLog("silent") });
  if (!opened.ok) throw new Error(opened.reason);
  onTestFinished(() => opened.value.close());
  return folder;
}

test("the database in use is copied to where the command was given, once", async () => {
  const folder = await dataFolder();
  const env = { DATA_DIR: folder, INIT_CWD: folder };
  const first = await run(["monday.db"], env);
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toMatch(
    /^Backed up .*loamstead\.db to .*monday\.db \(\d+ bytes, checked\)\.\n$/,
  );
  const second = await run(["monday.db"], env);
  expect(second).toMatchObject({ code: 1, out: "" });
  expect(second.err).toMatch(/monday\.db exists already/);
});

test("without a file, or with a PostgreSQL server, it says what to do", async () => {
  expect(await run([], {})).toEqual({
    code: 1,
    out: "",
    err: "Name one file for the backup: npm run backup -- backups/monday.db\n",
  });
  const remote = await run(["x.db"], {
    DATA_DIR: "data",
    DATABASE_URL: "postgres://farm:hunter2@db.example/farm",
  });
  expect(remote).toMatchObject({ code: 1, out: "" });
  expect(remote.err).toContain("pg_dump");
  expect(remote.err).not.toContain("hunter2");
});

test.skipIf(process.getuid?.() !== 0)("root says whose database is meant", async () => {
  expect(await run(["x.db"], {})).toMatchObject({
    code: 1,
    err: expect.stringContaining("Set DATA_DIR"),
  });
});
