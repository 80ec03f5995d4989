// Tests restoring as a command: what it prints, what it refuses, and that the server starts on what it restored.
import path from "node:path";
import { expect, test } from "vitest";
import { createLog } from "../server/log.ts";
import { openDatabase } from "../server/store/openDatabase.ts";
import { backUp } from "../server/store/sqlite/backUp.ts";
import { testFolder } from "../server/testing/testFolder.ts";
import { runScript } from "./testing/runScript.ts";

const program = path.join(import.meta.dirname, "restore.ts");

const run = (args: readonly string[], env: Record<string, string>) => runScript(program, args, env);

test("a backup is named as seen from where the command was given, and comes into the data folder", async () => {
  const folder = await testFolder("restore-command");
  const file = path.join(folder, "loamstead.db");
  const opened = await openDatabase({ file, log: createLog("silent") });
  if (!opened.ok) throw new Error(opened.reason);
  await opened.value.change("insert into secrets (name, value) values ('barn', 'red')");
  await backUp(file, path.join(folder, "monday.db"));
  await opened.value.change("update secrets set value = 'blue' where name = 'barn'");
  await opened.value.close();
  const env = { DATA_DIR: folder, INIT_CWD: folder };
  expect(await run([], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining("Name the backup"),
  });
  expect(await run(["sunday.db"], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining("There is no backup at"),
  });
  expect(await run(["monday.db"], env)).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringMatching(
      /^Restored .*monday\.db\. What lay there is .* Start the server\.\n$/,
    ),
  });
  const restored = await openDatabase({ file, log: createLog("silent") });
  if (!restored.ok) throw new Error(restored.reason);
  const barn = "select value from secrets where name = 'barn'";
  expect(await restored.value.rows(barn)).toEqual([{ value: "red" }]);
  await restored.value.close();
});
