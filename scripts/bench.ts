// `npm run bench`: runs every benchmark in bench/, or those that are named.
import { readdir } from "node:fs/promises";
import { chooseBenches } from "./chooseBenches.ts";
import { fromRoot } from "./run/root.ts";
import { runProgram } from "./run/runProgram.ts";

const chosen = chooseBenches(await readdir(fromRoot("bench")), process.argv.slice(2));
if (!chosen.ok) {
  console.error(chosen.reason);
  process.exit(1);
}

const failed: string[] = [];
for (const name of chosen.value) {
  console.log(`== ${name}`);
  const { code } = await runProgram(process.execPath, [fromRoot("bench", `${name}.ts`)], {
    isShown: true,
  });
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
