// Reads all the code once, and holds it to the layer rules and to folders without circles.
import { cruise, format, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { folderCircles, type Need } from "./folderCircles.ts";
import { fromRoot, root } from "./run/root.ts";

const sources = [
  "src",
  "packages",
  "server",
  "build",
  "localnet",
  "drawStills",
  "scripts",
  "bench",
  "test",
  "site.config.ts",
];

/** Code of the product, its build and its local world; what only tests use may reach where it likes. */
const guarded =
  /^(src|packages|server|build|localnet)\/(?!.*(\.test\.|\/testing\/)).*\.(tsx?|mjs)$/;

/** A type is gone before the code runs. */
const isType = (types: readonly string[]) =>
  types.includes("type-only") || types.includes("type-import");

const needsIn = ({ modules }: ICruiseResult): Need[] =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !isType(dependencyTypes))
      .map(({ resolved }): Need => [source, resolved])
      .filter((need) => need.every((file) => guarded.test(file))),
  );

const options = await extractOptions(fromRoot(".dependency-cruiser.mjs"));
const { output } = await cruise(sources, { ...options, baseDir: root });
const code = output as ICruiseResult;
const rules = await format(code, { outputType: "err" });
console.log(rules.output);

const circles = folderCircles(needsIn(code));
for (const { folders, needs } of circles) {
  console.log(`Folders that need each other to run: ${folders.join(", ")}`);
  for (const [from, to] of needs) console.log(`  ${from} -> ${to}`);
}
process.exitCode = rules.exitCode > 0 || circles.length > 0 ? 1 : 0;
