// `npm run land`: works out the land of the first ten thousand fields, and writes the tables that pages look it up in.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { countryOf, lettersOf } from "../src/fields/land/law.ts";
import { measureParishes } from "../src/fields/land/measureParishes.ts";
import { parishSize } from "../src/fields/land/place.ts";
import { root } from "./run/root.ts";

const folder = join(root, "src/fields/land");

const letters = lettersOf(0);
const rows = Array.from({ length: Math.ceil(letters.length / parishSize) }, (_, parish) =>
  letters.slice(parish * parishSize, (parish + 1) * parishSize),
);
await writeFile(
  join(folder, "landTable.ts"),
  `// Written by \`npm run land\`: a letter for the land of each of the first ten thousand fields, a row for each parish.
export const landTable: readonly string[] = [
${rows.map((row) => `  "${row}",\n`).join("")}];
`,
);

const measured = measureParishes(countryOf(0));
await writeFile(
  join(folder, "parishTable.ts"),
  `// Written by \`npm run land\`: of each parish its fields by the sea, those by a river, which it is by height, and which of its own fields is the highest.
export const parishTable: readonly (readonly [
  coast: number,
  river: number,
  height: number,
  highest: number,
])[] = [
${measured.map(({ coast, river, height, highest }) => `  [${coast}, ${river}, ${height}, ${highest}],\n`).join("")}];
`,
);
