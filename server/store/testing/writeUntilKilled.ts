// Writes rows to the embedded database without end, and prints each once it is acknowledged (for tests).
import { writeSync } from "node:fs";
import { createLog } from "../../log.ts";
import type { Migration } from "../driver/migrateDatabase.ts";
import { openDatabase } from "../openDatabase.ts";

export const tokenMigrations: readonly Migration[] = [
  {
    id: 1,
    name: "tokens",
    sql: ["create table tokens (token text primary key, notes integer not null)"],
  },
];

if (import.meta.main) {
  const [file = "", round = ""] = process.argv.slice(2);
  const opened = await openDatabase({
    file,
    log: createLog("silent"),
    migrations: tokenMigrations,
  });
  if (!opened.ok) throw new Error(opened.reason);
  const database = opened.value;
  const payload = "x".repeat(300);
  for (let batch = 0; ; batch += 1) {
    const tokens = Array.from({ length: 8 }, (_, i) => `${round}-${batch}-${i}-${payload}`);
    await Promise.all(
      tokens.map(async (token, i) => {
        if (i % 2 === 0) {
          await database.change("insert into tokens (token, notes) values (?, 1)", [token]);
        } else {
          await database.transaction(async (tx) => {
            await tx.change("insert into tokens (token, notes) values (?, 0)", [token]);
            await tx.change("update tokens set notes = notes + 1 where token = ?", [token]);
          });
        }
        // Not through a stream: what was acknowledged has to be out before the next is.
        writeSync(1, `${token}\n`);
      }),
    );
  }
}
