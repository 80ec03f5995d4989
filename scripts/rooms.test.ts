// Tests the operator's command as a program: that it finds the database, and makes none on the way.
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { databaseFile } from "../server/dataFolder.ts";
import { createLog } from "../server/log.ts";
import { openDatabase } from "../server/store/openDatabase.ts";
import { testFolder } from "../server/testing/testFolder.ts";
import { runScript } from "./testing/runScript.ts";

const program = path.join(import.meta.dirname, "rooms.ts");

const run = (args: readonly string[], env: Record<string, string>) => runScript(program, args, env);

test("it works on the database that the server has open", async () => {
  const folder = await testFolder("rooms-command");
  const env = { DATA_DIR: folder };
  const file = databaseFile(folder);
  expect(await run(["list-reports"], env)).toEqual({
    code: 1,
    out: "",
    err: `There is no database at ${file}. Is DATA_DIR right?\n`,
  });
  expect(existsSync(file)).toBe(false);

  const opened = await openDatabase({ file, log: createLog("silent") });
  if (!opened.ok) throw new Error(opened.reason);
  onTestFinished(() => opened.value.close());
  const empty = { code: 0, out: "No reports wait to be looked at.\n", err: "" };
  expect(await run(["list-reports"], env)).toEqual(empty);
  const refused = await run(["hide", "0000000000"], env);
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.err).toContain("npm run rooms -- unpublish ID");
});
