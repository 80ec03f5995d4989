// Builds the site into dist/ unless what is there was made from the same inputs.
import { mkdir, readFile } from "node:fs/promises";
import * as v from "valibot";
import type { BuildEnv } from "../build/buildEnv.ts";
import { inputsHash } from "../build/inputsHash.ts";
import { withLockFolder } from "./bootstrap/lockFolder.mjs";
import { fromRoot, root } from "./run/root.ts";
import { runProgram } from "./run/runProgram.ts";

type Settings = BuildEnv;

export async function ensureBuilt(settings: Settings): Promise<boolean> {
  // A tree that may only be read is served as it is.
  return (await isBuilt(settings)) || (await whileBuilt(settings, async () => true)) !== null;
}

/** No other run builds while `use` takes from dist/ what it needs; null where it could not be built. */
export const whileBuilt = <Taken>(settings: Settings, use: () => Promise<Taken>) =>
  oneAtATime(async (tellPid) => {
    // Another run may have built it while this one waited.
    const isThere = (await isBuilt(settings)) || (await runBuild(settings, tellPid));
    return isThere ? use() : null;
  });

export const buildNow = (settings: Settings): Promise<boolean> =>
  oneAtATime((tellPid) => runBuild(settings, tellPid));

/** A run that is killed while it builds leaves the bundler at work: the next one waits for that too. */
export async function oneAtATime<Answer>(
  work: (tellPid: (pid: number) => void) => Promise<Answer>,
): Promise<Answer> {
  await mkdir(fromRoot(".cache"), { recursive: true });
  const say = (line: string) => console.log(line);
  return withLockFolder(fromRoot(".cache", "build.lock"), say, ({ isHeldBy }) => work(isHeldBy));
}

async function isBuilt(settings: Settings): Promise<boolean> {
  const inputs = await inputsHash({ root, ...settings });
  const built = await readFile(fromRoot("dist", "build.json"), "utf8").catch(() => undefined);
  return planBuild(built, { ...settings, inputs }) === "reuse";
}

/** In a process of its own, so that a server started afterwards does not carry the bundler along. */
async function runBuild({ basePath, origin, isLocal }: Settings, tellPid: (pid: number) => void) {
  console.log("Building the site…");
  const { code, seconds } = await runProgram(process.execPath, [fromRoot("build", "build.ts")], {
    env: { BASE_PATH: basePath, SITE_ORIGIN: origin, NETWORK: isLocal ? "local" : "mainnet" },
    isShown: true,
    tellPid,
  });
  if (code === 0) console.log(`Built in ${seconds.toFixed(1)} s.`);
  return code === 0;
}

type Wanted = BuildEnv & { inputs: string };

const stamp = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ basePath: v.string(), origin: v.string(), isLocal: v.boolean(), inputs: v.string() }),
);

/** `built` is the text of dist/build.json, or undefined where there is none. */
export function planBuild(built: string | undefined, wanted: Wanted): "build" | "reuse" {
  const found = v.safeParse(stamp, built);
  if (!found.success) return "build";
  const made = found.output;
  const isSame = (Object.keys(wanted) as (keyof Wanted)[]).every(
    (key) => made[key] === wanted[key],
  );
  return isSame ? "reuse" : "build";
}
