// Tests the operator's command for farms as a program: that it finds the database, and makes none on the way.
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { databaseFile } from "../server/dataFolder.ts";
import { createLog } from "../server/log.ts";
import { openDatabase } from "../server/store/openDatabase.ts";
import { testFolder } from "../server/testing/testFolder.ts";
import { runScript } from "./testing/runScript.ts";

const program = path.join(import.meta.dirname, "farms.ts");

const run = (args: readonly string[], env: Record<string, string>) => runScript(program, args, env);

test("it looks into the database that the server has open", async () => {
  const folder = await testFolder("farms-command");
  const env = { DATA_DIR: folder };
  const file = databaseFile(folder);
  expect(await run(["list", "417"], env)).toEqual({
    code: 1,
    out: "",
    err: `There is no database at ${file}. Is DATA_DIR right?\n`,
  });
  expect(existsSync(file)).toBe(false);

  const opened = await openDatabase({ file, log: createLog("silent") });
  if (!opened.ok) throw new Error(opened.reason);
  onTestFinished(() => opened.value.close());
  const none = { code: 1, out: "", err: "There is no farm on field 417.\n" };
  expect(await run(["list", "417"], env)).toEqual(none);
  const wrong = await run(["show"], env);
  expect(wrong).toMatchObject({ code: 1, out: "", err: expect.stringContaining("show ID") });
});
