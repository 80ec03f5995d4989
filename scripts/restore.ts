// `npm run restore -- FILE`: puts a backup in the place of the database, and settles what it cannot know; `-- --settle` does only that.
import { randomBytes } from "node:crypto";
import path from "node:path";
import { readConfig } from "../server/config.ts";
import { databaseFile, openDataFolder } from "../server/dataFolder.ts";
import { openFolder } from "../server/files/folder.ts";
import { openFiles } from "../server/files/openFiles.ts";
import { createLog } from "../server/log.ts";
import { openPictureFiles } from "../server/pictures/pictureFiles.ts";
import { restoreDatabase } from "../server/restore/restoreDatabase.ts";
import { root } from "./run/root.ts";

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

// npm changes into the repository; files are meant as seen from where the command was given.
const from = process.env.INIT_CWD ?? process.cwd();
const [backup, pictures, ...more] = process.argv.slice(2);
if (backup === undefined || more.length > 0) {
  stop(
    "Name the backup, and a folder of pictures where some are lost: " +
      "npm run restore -- backups/monday.db backups/pictures",
  );
}
const config = readConfig(process.env);
if (!config.ok) stop(config.reason);
const dataDir = path.resolve(root, config.value.dataDir);
const folder = await openDataFolder(dataDir);
if (!folder.ok) stop(folder.reason);
const store = openFiles({ ...config.value, dataDir });
const usable = await store.check();
if (!usable.ok) stop(`Pictures cannot be looked at: ${usable.reason.reason}`);

const restored = await restoreDatabase({
  backup: backup === "--settle" ? null : path.resolve(from, backup),
  file: databaseFile(dataDir),
  url: config.value.databaseUrl,
  store,
  // The folder that is called `pictures` lies in what is read as the store.
  pictures: pictures
    ? openPictureFiles(openFolder(path.dirname(path.resolve(from, pictures))))
    : undefined,
  env: process.env,
  log: createLog("silent"),
  random: randomBytes,
  now: Date.now(),
});
if (!restored.ok) stop(restored.reason);
console.log(restored.value);
