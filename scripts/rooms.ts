// `npm run rooms -- …`: what visitors reported of rooms, and what whoever runs the site does about it.
import { existsSync } from "node:fs";
import path from "node:path";
import { readConfig } from "../server/config.ts";
import { databaseFile } from "../server/dataFolder.ts";
import { createLog } from "../server/log.ts";
import { parseOperatorCommand } from "../server/rooms/operate.ts";
import { openDatabase } from "../server/store/openDatabase.ts";
import { root } from "./run/root.ts";

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const wanted = parseOperatorCommand(process.argv.slice(2));
if (!wanted.ok) stop(wanted.reason);
const config = readConfig(process.env);
if (!config.ok) stop(config.reason);
const { databaseUrl: url, dataDir, siteOrigin, basePath } = config.value;
const file = path.resolve(root, databaseFile(dataDir));
// Opening it would make a new one, and say of it that all is well.
if (url === undefined && !existsSync(file)) {
  stop(`There is no database at ${file}. Is DATA_DIR right?`);
}

const opened = await openDatabase({ url, file, log: createLog("silent") });
if (!opened.ok) stop(opened.reason);
const db = opened.value;
const { deed, name } = wanted.value;
const done = await deed({ db, now: Date.now(), address: siteOrigin + basePath }, name).finally(() =>
  db.close(),
);
if (!done.ok) stop(done.reason);
console.log(done.value);
