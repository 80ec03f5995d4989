// Brings the tables up to date: decides which steps are missing and refuses a database it does not know (schema migration).
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Database, Statements } from "../database.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

type Dialect = Database["dialect"];

export type Migration = {
  id: number;
  name: string;
  /** The same for both databases, but for what only one of them can be told, such as how rows lie on its disk. */
  sql: readonly string[] | ((dialect: Dialect) => readonly string[]);
  /**
   * The step that a program has to know at least, to go on once this one is taken: the way back from
   * a release. Only its own where nothing is said.
   */
  readableFrom?: number;
};

export const statementsOf = ({ sql }: Migration, dialect: Dialect): readonly string[] =>
  typeof sql === "function" ? sql(dialect) : sql;

/** Thrown where a step's statements fail, which takes back all steps of this start. */
export class StepFailed extends Error {
  override name = "StepFailed";
}

/**
 * Runs inside one transaction that holds the database's migration lock, so that of many processes
 * that start together one does the work, and a step that fails leaves nothing behind. `beforeFirst`
 * is asked before the tables of a database that is in use are changed.
 */
export async function migrateDatabase(
  { tx, dialect }: { tx: Statements; dialect: Dialect },
  migrations: readonly Migration[],
  beforeFirst?: (step: Migration) => Promise<Result<void>>,
): Promise<Result<void>> {
  await tx.change(
    "create table if not exists schema_version (id integer primary key, name text not null)",
  );
  await tx.change(
    "create table if not exists schema_readers (id integer primary key, readable_from integer not null)",
  );
  const done = await tx.rows(
    `select v.id, v.name, r.readable_from from schema_version v
     left join schema_readers r on r.id = v.id order by v.id`,
  );
  const missing = missingSteps(done as Done[], migrations);
  if (!missing.ok) return missing;
  const [first] = missing.value;
  if (first && done.length > 0 && beforeFirst) {
    const ready = await beforeFirst(first);
    if (!ready.ok) return ready;
  }
  for (const step of missing.value) await take(tx, step, statementsOf(step, dialect));
  return accept(undefined);
}

async function take(
  tx: Statements,
  { id, name, readableFrom = id }: Migration,
  statements: readonly string[],
) {
  try {
    for (const statement of statements) await tx.change(statement);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const { message } = error as Error;
    throw new StepFailed(
      `could not be brought to step ${id} (${name}): ${message.replace(/\.?$/, ".")} ` +
        "Nothing was changed: the version before goes on with it.",
      { cause: error },
    );
  }
  await tx.change("insert into schema_version (id, name) values (?, ?)", [id, name]);
  await tx.change("insert into schema_readers (id, readable_from) values (?, ?)", [
    id,
    readableFrom,
  ]);
}

type Done = { id: number; name: string; readable_from: number | null };

function missingSteps(
  done: readonly Done[],
  migrations: readonly Migration[],
): Result<readonly Migration[]> {
  for (const [index, step] of done.entries()) {
    const known = migrations[index];
    if (known === undefined) {
      // A release was taken back: its steps may say that the one before reads what they left.
      if (step.readable_from !== null && step.readable_from <= migrations.length) continue;
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
