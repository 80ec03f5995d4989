// Weighs the core of the farm's law: what is done every day, how a farm begins, and what is ready when.
import { gzipSync } from "node:zlib";
import { fromRoot } from "../run/root.ts";
import { bundleEntry } from "./bundleEntry.ts";
import { kilobytes } from "./weigh.ts";

/** In bytes after gzip at level 9; the weather is handed in and weighs nothing here. */
const most = 12_000;

const parts = {
  lawWith: "src/farm/events/law.ts",
  beginFarm: "src/farm/letters/begin.ts",
  comingOn: "src/farm/forecast/coming.ts",
};

/** Whether the budget holds. */
export async function weighCore(): Promise<boolean> {
  const lines = Object.entries(parts).map(
    ([name, file]) => `export { ${name} } from ${JSON.stringify(fromRoot(file))};`,
  );
  const chunks = await bundleEntry(lines.join("\n"));
  const size = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  console.log(`the core of the farm's law: ${kilobytes(size)} gz of ${kilobytes(most)}`);
  return size > 0 && size <= most;
}
