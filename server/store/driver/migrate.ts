// Brings the tables up to date: decides which steps are missing and refuses a database it does not know.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Statements } from "../database.ts";

export type Migration = { id: number; name: string; sql: readonly string[] };

/**
 * Runs inside one transaction that holds the database's migration lock, so that of many processes
 * that start together one does the work, and a step that fails leaves nothing behind.
 */
export async function migrate(
  tx: Statements,
  migrations: readonly Migration[],
): Promise<Result<void>> {
  await tx.change(
    "create table if not exists schema_version (id integer primary key, name text not null)",
  );
  const done = await tx.rows("select id, name from schema_version order by id");
  const missing = missingSteps(done as Done[], migrations);
  if (!missing.ok) return missing;
  for (const { id, name, sql } of missing.value) {
    for (const statement of sql) await tx.change(statement);
    await tx.change("insert into schema_version (id, name) values (?, ?)", [id, name]);
  }
  return accept(undefined);
}

type Done = { id: number; name: string };

function missingSteps(
  done: readonly Done[],
  migrations: readonly Migration[],
): Result<readonly Migration[]> {
  for (const [index, step] of done.entries()) {
    const known = migrations[index];
    if (known === undefined) {
      return refuse(
        `is at step ${step.id} (${step.name}), newer than this program, which knows steps up to ` +
          `${migrations.length}. Run the version that wrote it, or a newer one.`,
      );
    }
    if (known.id !== step.id || known.name !== step.name) {
      return refuse(
        `has step ${step.id} (${step.name}) where this program has ${known.id} (${known.name}). ` +
          "It belongs to another program or version.",
      );
    }
  }
  return accept(migrations.slice(done.length));
}
