// `npm run test:brand`: everything that guards the project, in a copy of the house that is another studio's.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFiles } from "../build/testing/copyFiles.ts";
import { rebrand } from "../build/testing/rebrand.ts";
import { runProgram } from "./run/runProgram.ts";

const copy = await mkdtemp(join(tmpdir(), "loamstead-brand-"));
await copyFiles(copy);
await rebrand(copy);
console.log(`Another studio's house lies in ${copy}.`);

/** As a studio has it: what asks git which files there are finds them all, and the packages are its own. */
const steps: readonly (readonly [string, ...string[]])[] = [
  ["git", "init", "--quiet"],
  ["git", "add", "--all"],
  ["npm", "test"],
];
let code = 0;
for (const [program, ...args] of steps)
  if (code === 0) ({ code } = await runProgram(program, args, { cwd: copy, isShown: true }));
// What failed is to be looked at.
if (code === 0) await rm(copy, { recursive: true, force: true });
process.exitCode = code;
