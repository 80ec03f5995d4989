// Shows what the lint rule against spread literals refuses, and what it lets through.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { fromRoot } from "../run/root.ts";
import { runProgram } from "../run/runProgram.ts";
import { tool } from "../run/tool.ts";

const refused = [
  "export const a = { x, ...{ y: 1, z: 2 } };",
  "export const a = { ...{ x } };",
  "export const a = [x, ...[1, 2]];",
  "export const a = f(...[1, 2]);",
  "export const a = <B {...{ x, y: 1 }} />;",
];
const allowed = [
  "export const a = { ...x, y };",
  "export const a = { ...(x && { y: 1 }) };",
  "export const a = { ...(x ? { y } : {}) };",
  "export const a = [...x, y];",
  "export const a = <B {...x} />;",
];

async function complaints(lines: readonly string[]): Promise<number[]> {
  // Biome reads its rules from the nearest biome.json, so the sample lies inside the house.
  const folder = await mkdtemp(fromRoot("scripts/lint/sample-"));
  try {
    await writeFile(path.join(folder, "sample.tsx"), `${lines.join("\n")}\n`);
    const args = [tool("biome"), "lint", "--vcs-enabled=false", "--reporter=github", folder];
    const { output } = await runProgram(process.execPath, args);
    return [...output.matchAll(/line=(\d+).*spread literal/g)].map(([, line]) => Number(line));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("a spread literal is refused, in objects, arrays, calls and elements", async () => {
  expect(await complaints(refused)).toEqual(refused.map((_, index) => index + 1));
});

test("spreading what has a name, or may be absent, is let through", async () => {
  expect(await complaints(allowed)).toEqual([]);
});
