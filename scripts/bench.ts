// `npm run bench`: runs every benchmark in bench/, or those that are named; `-- grown 100000` at another size.
import { readdir } from "node:fs/promises";
import { chooseBenches } from "./chooseBenches.ts";
import { fromRoot } from "./run/root.ts";
import { runProgram } from "./run/runProgram.ts";

const asked = process.argv.slice(2);
// A number is for the benchmark itself.
const numbers = asked.filter((word) => /^\d+$/.test(word));
const names = asked.filter((word) => !numbers.includes(word));
const chosen = chooseBenches(await readdir(fromRoot("bench")), names);
if (!chosen.ok) {
  console.error(chosen.reason);
  process.exit(1);
}

const failed: string[] = [];
for (const name of chosen.value) {
  console.log(`== ${name}`);
  const program = fromRoot("bench", `${name}.ts`);
  const { code } = await runProgram(process.execPath, [program, ...numbers], { isShown: true });
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
