// Reads all the code once, and holds it to the layer rules, to folders without circles, and to what may be loaded at first.
import { cruise, format, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { loadedTooSoon } from "./firstLoad.ts";
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

type Needs = { readonly all: readonly Need[]; readonly atOnce: readonly Need[] };

function needsIn({ modules }: ICruiseResult): Needs {
  const found = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !isType(dependencyTypes))
      .map(({ resolved, dynamic }) => ({ need: [source, resolved] as Need, dynamic })),
  );
  const atOnce = found.filter(({ dynamic }) => !dynamic);
  return { all: found.map(({ need }) => need), atOnce: atOnce.map(({ need }) => need) };
}

const options = await extractOptions(fromRoot(".dependency-cruiser.mjs"));
const { output } = await cruise(sources, { ...options, baseDir: root });
const code = output as ICruiseResult;
const rules = await format(code, { outputType: "err" });
console.log(rules.output);

const { all, atOnce } = needsIn(code);
const circles = folderCircles(all.filter((need) => need.every((file) => guarded.test(file))));
for (const { folders, needs } of circles) {
  console.log(`Folders that need each other to run: ${folders.join(", ")}`);
  for (const [from, to] of needs) console.log(`  ${from} -> ${to}`);
}
const tooSoon = loadedTooSoon(atOnce);
for (const { reason, way } of tooSoon) {
  console.log(`Loaded too soon, since ${reason}:`);
  console.log(`  ${way.join(" -> ")}`);
}
process.exitCode = rules.exitCode > 0 || circles.length > 0 || tooSoon.length > 0 ? 1 : 0;
