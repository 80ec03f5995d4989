// `npm run backup -- FILE`: copies the embedded database into a file while the server goes on.
import path from "node:path";
import { readConfig } from "../server/config.ts";
import { databaseFile } from "../server/dataFolder.ts";
import { backUp } from "../server/store/sqlite/backUp.ts";
import { markBackup } from "../server/store/sqlite/backupMark.ts";
import { root } from "./run/root.ts";

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

// npm changes into the repository; the file is meant as seen from where the command was given.
const from = process.env.INIT_CWD ?? process.cwd();
const [to, ...more] = process.argv.slice(2);
if (to === undefined || more.length > 0) {
  stop("Name one file for the backup: npm run backup -- backups/monday.db");
}
if (process.getuid?.() === 0 && process.env.DATA_DIR === undefined) {
  stop(
    "Set DATA_DIR to the server's: run by root, the command does not guess whose database is meant.",
  );
}
const config = readConfig(process.env);
if (!config.ok) stop(config.reason);
if (config.value.databaseUrl !== undefined) {
  stop(
    "DATABASE_URL is set, so the data lies in PostgreSQL. " +
      'Back it up with pg_dump: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
  );
}

const file = path.resolve(root, databaseFile(config.value.dataDir));
const target = path.resolve(from, to);
const done = await backUp(file, target);
if (!done.ok) stop(done.reason);
await markBackup(file, `Backed up to ${target}`);
console.log(`Backed up ${file} to ${target} (${done.value.bytes} bytes, checked).`);
