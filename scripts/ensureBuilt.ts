// Builds the site into dist/ unless what is there was made from the same inputs.
import { readFile } from "node:fs/promises";
import { inputsHash } from "../build/inputsHash.ts";
import { planBuild } from "./planBuild.ts";
import { fromRoot, root } from "./root.ts";
import { runProgram } from "./runProgram.ts";

type Settings = { basePath: string; origin: string };

export async function ensureBuilt(settings: Settings): Promise<boolean> {
  const inputs = await inputsHash({ root, ...settings });
  const built = await readFile(fromRoot("dist", "build.json"), "utf8").catch(() => undefined);
  if (planBuild(built, { ...settings, inputs }) === "reuse") return true;
  console.log("Building the site…");
  return buildNow(settings);
}

/** In a process of its own, so that a server started afterwards does not carry the bundler along. */
export async function buildNow({ basePath, origin }: Settings): Promise<boolean> {
  const { code, seconds } = await runProgram(process.execPath, [fromRoot("build", "build.ts")], {
    env: { BASE_PATH: basePath, SITE_ORIGIN: origin },
    isShown: true,
  });
  if (code === 0) console.log(`Built in ${seconds.toFixed(1)} s.`);
  return code === 0;
}
