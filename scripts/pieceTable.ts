// `node scripts/pieceTable.ts`: writes down what the models say of every piece, for pages that go without them.
import { writeFile } from "node:fs/promises";
import { tableOfModels } from "../src/room/catalogue/tableOfModels.ts";
import { fromRoot } from "./run/root.ts";
import { runProgram } from "./run/runProgram.ts";
import { tool } from "./run/tool.ts";

const file = fromRoot("src/room/catalogue/table.json");

await writeFile(file, JSON.stringify(tableOfModels()));
const { code, output } = await runProgram(process.execPath, [
  tool("biome"),
  "format",
  "--write",
  file,
]);
if (code !== 0) console.error(output);
process.exitCode = code;
