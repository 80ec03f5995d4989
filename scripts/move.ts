// `npm run move -- postgres://…`: carries everything from the embedded database to a PostgreSQL server.
import { randomUUID } from "node:crypto";
import path from "node:path";
import { readConfig } from "../server/config.ts";
import { databaseFile } from "../server/dataFolder.ts";
import { createLog } from "../server/log.ts";
import { moveDatabase } from "../server/store/move/moveDatabase.ts";
import { createProgressBar } from "./run/progressBar.ts";
import { root } from "./run/root.ts";

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const [named, ...more] = process.argv.slice(2);
// Both name it: a password in a variable is in no list of processes.
const env = named === undefined ? process.env : { ...process.env, DATABASE_URL: named };
if ((named ?? process.env.DATABASE_URL) === undefined || more.length > 0) {
  stop("Name the empty database: npm run move -- postgres://name:password@host:5432/database");
}
const config = readConfig(env);
if (!config.ok) stop(config.reason);
const { databaseUrl: url = "", dataDir } = config.value;
const file = path.resolve(root, databaseFile(dataDir));

const bar = createProgressBar(process.stdout);
const moved = await moveDatabase({
  file,
  url,
  log: createLog("silent"),
  newId: randomUUID,
  tell: bar.show,
});
bar.end();
if (!moved.ok) stop(moved.reason);
const { tables, rows } = moved.value;
console.log(
  `Moved ${rows} rows of ${tables} tables, and found each of them again. ` +
    "Start the server with DATABASE_URL; uploaded pictures stay in DATA_DIR/pictures.",
);
