// `npm run build`: builds the site into dist/.
import { build } from "../build/build.ts";
import { readBuildEnv } from "../build/buildEnv.ts";
import { oneAtATime } from "./ensureBuilt.ts";

const since = performance.now();
const settings = readBuildEnv(process.env);
const result = settings.ok
  ? await oneAtATime(() => build({ ...settings.env, log: console.log }))
  : settings;
if (result.ok) {
  console.log(
    `The site is in dist/, built in ${((performance.now() - since) / 1000).toFixed(1)} s.`,
  );
} else {
  for (const problem of result.problems) console.error(problem);
  process.exitCode = 1;
}
