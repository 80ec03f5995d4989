// Builds the site into dist/ unless what is there was made from the same inputs.
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { inputsHash } from "../build/inputsHash.ts";
import { fromRoot, root } from "./run/root.ts";
import { runProgram } from "./run/runProgram.ts";

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

type Wanted = { basePath: string; origin: string; inputs: string };

const stamp = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ basePath: v.string(), origin: v.string(), inputs: v.string() }),
);

/** `built` is the text of dist/build.json, or undefined where there is none. */
export function planBuild(built: string | undefined, wanted: Wanted): "build" | "reuse" {
  const found = v.safeParse(stamp, built);
  if (!found.success) return "build";
  const { basePath, origin, inputs } = found.output;
  const isSame =
    basePath === wanted.basePath && origin === wanted.origin && inputs === wanted.inputs;
  return isSame ? "reuse" : "build";
}
