// The tools that read the code without running it, side by side, each with its time and verdict.
import { fromRoot } from "./run/root.ts";
import { runProgram } from "./run/runProgram.ts";
import { tool } from "./run/tool.ts";
import type { Tally } from "./suites/tally.ts";

type Check = { name: string; args: string[] };

/** Each of several would look again at the types that all code shares: together they take a third more of two cores. */
const inOne = ["--checkers", "1"];

const checks: readonly Check[] = [
  { name: "format and lint (Biome)", args: [tool("biome"), "check", "--error-on-warnings", "."] },
  { name: "types (TypeScript)", args: [tool("tsc"), "--noEmit", ...inOne, "--project", "."] },
  {
    name: "the browsers' floor, without Node (TypeScript)",
    args: [tool("tsc"), "--noEmit", ...inOne, "--project", "tsconfig.floor.json"],
  },
  {
    name: "Node's half, without the browser (TypeScript)",
    args: [tool("tsc"), "--noEmit", ...inOne, "--project", "tsconfig.node.json"],
  },
  {
    name: "layers, folders, first load (dependency-cruiser)",
    args: [fromRoot("scripts/layers.ts")],
  },
  { name: "nothing unused (Knip)", args: [tool("knip"), "--no-progress"] },
];

/** Prints a line as each tool ends and whatever failed at the end; gives back how many did which. */
export async function runChecks(): Promise<Tally> {
  const ended = await Promise.all(
    checks.map(async ({ name, args }) => {
      const { code, output, seconds } = await runProgram(process.execPath, args);
      console.log(`  ${code === 0 ? "ok    " : "FAILED"} ${name}, ${seconds.toFixed(1)} s`);
      return { name, code, output };
    }),
  );
  const failures = ended.filter(({ code }) => code !== 0);
  for (const { name, output } of failures) console.log(`\n${name}:\n${output.trim()}`);
  const passed = ended.length - failures.length;
  return {
    passed,
    failed: failures.length,
    skipped: 0,
    failures: failures.map(({ name }) => name),
  };
}
