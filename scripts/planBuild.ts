// Decides whether the site in dist/ can be served as it is or must be built first.
import * as v from "valibot";

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
