// Tests what is special to PostgreSQL: a server that goes away, comes back, or cannot be had at all.
import { describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "../../log.ts";
import type { Migration } from "../driver/migrateDatabase.ts";
import { DatabaseUnavailable } from "../driver/unavailable.ts";
import { cuttableProxy } from "../testing/cuttableProxy.ts";
import { runStatements } from "../testing/runStatements.ts";
import { makePlace, openTestDatabase } from "../testing/testDatabase.ts";
import { openPostgres } from "./openPostgres.ts";
import { explainPostgresError } from "./postgresDriver.ts";

const barn: Migration = {
  id: 1,
  name: "barn",
  sql: ["create table barn (stall text primary key)"],
};
const log = createLog("silent");
const put = "insert into barn (stall) values (?)";

async function behindProxy() {
  const place = await makePlace("postgres");
  onTestFinished(place.remove);
  const proxy = await cuttableProxy(place.url ?? "");
  const opened = await openPostgres({ url: proxy.url, log, migrations: [barn] });
  if (!opened.ok) throw new Error(opened.reason);
  onTestFinished(() => opened.value.close());
  return { database: opened.value, place, proxy };
}

describe("openPostgres", () => {
  test("a lost server is an error at each call and ends nothing; back again, it is used again", async () => {
    const { database, proxy } = await behindProxy();
    await database.change(put, ["oak"]);
    expect(await database.check()).toBe(true);
    const inside = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const cut = database.transaction(async (tx) => {
      await tx.change(put, ["elm"]);
      inside.resolve();
      await go.promise;
      await tx.change(put, ["ash"]);
    });
    await inside.promise;
    await proxy.cut();
    go.resolve();
    await expect(cut).rejects.toThrow(DatabaseUnavailable);
    await expect(database.change(put, ["fir"])).rejects.toThrow(DatabaseUnavailable);
    await expect(database.transaction(async () => 1)).rejects.toThrow("cannot work now");
    expect(await database.check()).toBe(false);
    await proxy.mend();
    expect(await database.check()).toBe(true);
    expect(await database.rows("select stall from barn")).toEqual([{ stall: "oak" }]);
  });

  test("connections that the server ends are replaced, whatever they were doing", async () => {
    const { database, place } = await behindProxy();
    const other = await openTestDatabase("postgres", { place, migrations: [barn] });
    const ended = database.transaction(async (tx) => {
      await tx.change(put, ["elm"]);
      await other.rows(
        "select pg_terminate_backend(pid) from pg_stat_activity " +
          "where datname = current_database() and pid <> pg_backend_pid()",
      );
      await tx.change(put, ["ash"]);
    });
    await expect(ended).rejects.toThrow(DatabaseUnavailable);
    expect(await database.change(put, ["oak"])).toBe(1);
    expect(await database.rows("select stall from barn")).toEqual([{ stall: "oak" }]);
  });

  test("a server that cannot be had is refused in words, without the password", async () => {
    const place = await makePlace("postgres");
    onTestFinished(place.remove);
    const wrongPassword = new URL(place.url ?? "");
    wrongPassword.password = "hunter2";
    const noSuchDatabase = new URL(place.url ?? "");
    noSuchDatabase.pathname = "/nowhere";
    const nobody = new URL(place.url ?? "");
    nobody.port = "1";
    for (const [url, words] of [
      [wrongPassword, /28P01: password authentication failed/],
      [noSuchDatabase, /3D000: database "nowhere" does not exist/],
      [nobody, /ECONNREFUSED/],
    ] as const) {
      const opened = await openPostgres({ url: url.href, log, migrations: [barn] });
      const reason = opened.ok ? "opened" : opened.reason;
      expect(reason).toMatch(words);
      expect(reason).toMatch(/^The PostgreSQL server cannot work now .* DATABASE_URL/);
      expect(reason).not.toContain("hunter2");
    }
  });

  test("tables that were made before, in their database's language, are compared by bytes from the next start on", async () => {
    const place = await makePlace("postgres");
    onTestFinished(place.remove);
    const url = place.url ?? "";
    await runStatements(url, "create table barn (stall text primary key, hay text)");
    await runStatements(url, "create table schema_version (id integer primary key, name text)");
    await runStatements(url, "insert into schema_version values (1, 'barn')");
    await runStatements(url, "insert into barn values ('a:~'), ('a:b'), ('B')");
    await runStatements(url, "create table of_others (words text)");
    const database = await openTestDatabase("postgres", { place, migrations: [barn] });
    expect(await database.rows("select stall from barn order by stall")).toEqual([
      { stall: "B" },
      { stall: "a:b" },
      { stall: "a:~" },
    ]);
    const others = `select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type = 'text' and collation_name is null`;
    expect(await database.rows(others)).toEqual([
      { table_name: "of_others", column_name: "words" },
    ]);
  });

  test("no statement may take longer than ten seconds", async () => {
    const place = await makePlace("postgres");
    onTestFinished(place.remove);
    const database = await openTestDatabase("postgres", { place, migrations: [barn] });
    expect(await database.rows("show statement_timeout")).toEqual([{ statement_timeout: "10s" }]);
  });

  test.each([
    ["57014", "canceling statement due to statement timeout"],
    ["53100", "could not extend file: No space left on device"],
    ["53300", "too many connections"],
    ["57P01", "terminating connection due to administrator command"],
    ["40P01", "deadlock detected"],
    ["25006", "cannot execute INSERT in a read-only transaction"],
    ["08006", "connection failure"],
    ["ECONNRESET", "read ECONNRESET"],
    [undefined, "Connection terminated unexpectedly"],
  ])("%s (%s) is the server's state", (code, message) => {
    const explained = explainPostgresError(Object.assign(new Error(message), code && { code }));
    expect(explained).toBeInstanceOf(DatabaseUnavailable);
    expect((explained as Error).message).toContain(message);
    expect((explained as DatabaseUnavailable).isFull).toBe(code === "53100");
  });

  test.each(["23505", "42601", "42P01", "22P02", "0A000"])("%s is a bug in the SQL", (code) => {
    const error = Object.assign(new Error("wrong"), { code });
    expect(explainPostgresError(error)).toBe(error);
  });
});
