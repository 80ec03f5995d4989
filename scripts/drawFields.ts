// `npm run draw-fields`: draws ahead all pictures of fields and parishes that marketplaces and pages show, and goes on where it was ended.
import { mkdir, statfs } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { readConfig } from "../server/config.ts";
import { fieldLimits, openDrawer, sheetLimits } from "../server/drawing/openDrawing.ts";
import {
  aheadFolder,
  drawAhead,
  readRange,
  removeOtherVersions,
} from "../server/fields/drawAhead.ts";
import { fieldsVersion } from "../server/fields/pictureRequest.ts";
import { drawSheetsAhead } from "../server/fields/sheetsAhead.ts";
import { openFiles } from "../server/files/openFiles.ts";
import { createJobPool } from "../server/jobs/jobPool.ts";
import type { ProcessLimits } from "../server/jobs/jobProcess.ts";
import siteConfig from "../site.config.ts";
import { checkSiteConfig } from "../src/lib/siteConfig.ts";
import { createProgressBar } from "./run/progressBar.ts";
import { root } from "./run/root.ts";

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

async function freeBytesOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const checked = checkSiteConfig(siteConfig);
if (!checked.ok) stop(checked.problems.join("\n"));
const { address, size } = checked.config.collection;
const config = readConfig(process.env);
if (!config.ok) stop(config.reason);
const range = readRange(process.argv.slice(2), size);
if (!range.ok) stop(range.reason);
const { from, to } = range.value;

const version = await fieldsVersion(address);
const folder = aheadFolder(version);
const dataDir = path.resolve(root, config.value.dataDir);
const { bucket } = config.value;
const files = openFiles({ ...(bucket && { bucket }), dataDir });

/** A process for each core, as far as the memory goes. */
function openPool(limits: ProcessLimits) {
  const fitting = Math.floor(process.availableMemory() / (limits.megabytes * 2 ** 20));
  const atOnce = Math.max(1, Math.min(availableParallelism(), fitting));
  const size = { processes: atOnce, waiting: atOnce, waitingEach: 1 };
  return { atOnce, pool: createJobPool(() => openDrawer(limits), size) };
}

const fieldsPool = openPool(fieldLimits);
const bar = createProgressBar(process.stdout);
const tell = bar.show;
const freeBytes = bucket ? undefined : () => freeBytesOf(dataDir);
const made = await drawAhead({
  collection: address,
  files,
  folder,
  from,
  to,
  ...fieldsPool,
  tell,
  freeBytes,
});
await fieldsPool.pool.close();
if (!made.ok) {
  bar.end();
  stop(made.reason);
}
const sheetsPool = openPool(sheetLimits);
const sheets = await drawSheetsAhead({ size, files, folder, from, to, ...sheetsPool, tell });
bar.end();
await sheetsPool.pool.close();
if (!sheets.ok) stop(sheets.reason);
const { drawn, failed } = made.value;
const bytes = made.value.bytes + sheets.value.bytes;
const isWhole =
  from === 0 && to === size && failed.length === 0 && sheets.value.failed.length === 0;
if (isWhole) await removeOtherVersions(files, folder);
console.log(
  `Drew ${drawn} of ${to - from} fields and ${sheets.value.drawn} sheets and parishes (${Math.round(bytes / 1e6)} MB); the others were there. ` +
    `All are in ${bucket ? `${folder} of the bucket` : path.join(dataDir, folder)}, where the server finds them.`,
);
for (const { id, reason } of failed) console.error(`Field ${id} could not be drawn: ${reason}`);
for (const { name, reason } of sheets.value.failed)
  console.error(`${name} could not be drawn: ${reason}`);
process.exit(failed.length + sheets.value.failed.length === 0 ? 0 : 1);
