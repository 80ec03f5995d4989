// Databases with all tables and no rows, which tests copy: a copy takes a third of the time that making the tables takes.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "../../log.ts";
import { openDatabase } from "../openDatabase.ts";
import { runStatements } from "./runStatements.ts";

/**
 * What `create database` is told: texts are compared as in an English dictionary, where `~` stands
 * before letters. Databases come so by the language of their host; what holds there holds in bytes.
 */
export const inEnglish = "template template0 locale_provider icu icu_locale 'en-US'";

async function makeTables(place: { url?: string; file: string }): Promise<void> {
  const opened = await openDatabase({ ...place, log: createLog("silent") });
  if (!opened.ok) throw new Error(opened.reason);
  await opened.value.close();
}

export async function makeCopiedFile(): Promise<{ file: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "test-databases-"));
  const file = join(folder, "tables.db");
  await makeTables({ file });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** On the given server, by this name. */
export async function makeCopiedDatabase(server: string, name: string): Promise<void> {
  await runStatements(server, `create database ${name} ${inEnglish}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await makeTables({ url: url.href, file: "" });
}
