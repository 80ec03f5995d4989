// Tests that a backup taken under load is whole, and that nothing is ever overwritten.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { makePlace, openTestDatabase } from "../testing/testDatabase.ts";
import { tokenMigrations } from "../testing/writeUntilKilled.ts";
import { backUp } from "./backUp.ts";

const writer = fileURLToPath(new URL("../testing/writeUntilKilled.ts", import.meta.url));
const put = "insert into tokens (token, notes) values (?, 1)";

async function place() {
  const made = await makePlace("sqlite");
  onTestFinished(made.remove);
  const folder = dirname(made.file);
  return { ...made, folder, to: join(folder, "backup.db") };
}

const openAt = (file: string) =>
  openTestDatabase("sqlite", {
    place: { file, remove: async () => {} },
    migrations: tokenMigrations,
  });

/** Starts a process that writes, and waits until it has acknowledged so many rows. */
async function writing(file: string, rows: number) {
  const child = spawn(process.execPath, [writer, file, "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  await new Promise<void>((resolve) => {
    child.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
      if (said.split("\n").length > rows) resolve();
    });
  });
  return { acknowledged: () => said.split("\n").slice(0, -1) };
}

describe("backUp", () => {
  test("three backups while another process writes are each whole, and have all that was before", async () => {
    const { file, folder } = await place();
    const load = await writing(file, 20);
    for (const name of ["1.db", "2.db", "3.db"]) {
      const before = load.acknowledged();
      const to = join(folder, name);
      expect(await backUp(file, to)).toEqual({ ok: true, value: { bytes: statSync(to).size } });
      expect((statSync(to).mode & 0o777).toString(8)).toBe("600");
      const copy = await openAt(to);
      const rows = await copy.rows("select token, notes from tokens");
      const tokens = new Set(rows.map(({ token }) => token));
      expect(before.filter((token) => !tokens.has(token))).toEqual([]);
      expect(rows.filter(({ notes }) => notes !== 1)).toEqual([]);
      await copy.close();
    }
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
  });

  test("what a killed server left in its log is in the backup", async () => {
    const { file, to, folder } = await place();
    const database = await openAt(file);
    await database.change(put, ["kept"]);
    // A copy of the files as they lie there, as after kill -9: the row is only in the -wal file.
    const left = join(folder, "left.db");
    for (const end of ["", "-wal"]) writeFileSync(left + end, readFileSync(file + end));
    expect((await backUp(left, to)).ok).toBe(true);
    expect(await (await openAt(to)).rows("select token from tokens")).toEqual([{ token: "kept" }]);
  });

  test("an existing file is not overwritten", async () => {
    const { file, to, folder } = await place();
    await openAt(file);
    writeFileSync(to, "my last backup");
    expect(await backUp(file, to)).toEqual({
      ok: false,
      reason: `${to} exists already, and a backup overwrites nothing. Name another file.`,
    });
    expect(readFileSync(to, "utf8")).toBe("my last backup");
    expect(await backUp(file, file)).toMatchObject({ ok: false });
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
  });

  test("a missing or damaged database, and a place that cannot be written, are told by name", async () => {
    const { file, to, folder } = await place();
    expect(await backUp(file, to)).toEqual({
      ok: false,
      reason: `There is no database at ${file}. Is DATA_DIR right?`,
    });
    const diary = join(folder, "diary");
    writeFileSync(diary, "Dear diary, ".repeat(1000));
    expect(await backUp(diary, to)).toEqual({
      ok: false,
      reason: `The database ${diary} is not a database.`,
    });
    await openAt(file);
    expect(await backUp(file, join(folder, "none", "x.db"))).toEqual({
      ok: false,
      reason: `The backup ${join(folder, "none", "x.db")} cannot be written (ENOENT).`,
    });
    mkdirSync(to);
    expect(await backUp(file, to)).toMatchObject({ ok: false });
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
  });
});
