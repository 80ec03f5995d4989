// `npm run farms -- …`: looks up a farm that is kept with an account, and does it again to any minute.
import { existsSync } from "node:fs";
import path from "node:path";
import { readConfig } from "../server/config.ts";
import { databaseFile } from "../server/dataFolder.ts";
import { parseFarmsCommand } from "../server/farms/farmsCommand.ts";
import { createFarmGrounds } from "../server/farms/openFarmService.ts";
import { runFarmsCommand } from "../server/farms/runFarmsCommand.ts";
import { serverFarmKind } from "../server/farms/serverFarmKind.ts";
import { createLog } from "../server/log.ts";
import { openDatabase } from "../server/store/openDatabase.ts";
import site from "../site.config.ts";
import { root } from "./run/root.ts";

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const wanted = parseFarmsCommand(process.argv.slice(2));
if (!wanted.ok) stop(wanted.reason);
const config = readConfig(process.env);
if (!config.ok) stop(config.reason);
const { databaseUrl: url, dataDir } = config.value;
const file = path.resolve(root, databaseFile(dataDir));
// Opening it would make a new one, and say of it that nothing is there.
if (url === undefined && !existsSync(file)) {
  stop(`There is no database at ${file}. Is DATA_DIR right?`);
}

const opened = await openDatabase({ url, file, log: createLog("silent") });
if (!opened.ok) stop(opened.reason);
const db = opened.value;
const done = await runFarmsCommand(
  { db, kind: serverFarmKind(createFarmGrounds(site.collection)), now: Date.now() },
  wanted.value,
).finally(() => db.close());
if (!done.ok) stop(done.reason);
console.log(done.value);
