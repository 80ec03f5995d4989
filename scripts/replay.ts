// `npm run replay -- farm.json`: does again all that a farm's file tells, and says what comes of it (event replay).
import { readFileSync } from "node:fs";
import site from "../site.config.ts";
import { type FarmGround, farmGroundOf } from "../src/farm/ground/ground.ts";
import { fieldTraits } from "../src/fields/traits.ts";
import { tellFarm } from "./replay/tellFarm.ts";

const [file] = process.argv.slice(2);
const { address, size } = site.collection;

const groundFor = (field: number): FarmGround | null =>
  field < size ? farmGroundOf(fieldTraits(address, field), groundFor) : null;

function told(): ReturnType<typeof tellFarm> {
  if (file === undefined)
    return { ok: false, reason: "Name the file of a farm: npm run replay -- farm.json" };
  return tellFarm(readFileSync(file, "utf8"), groundFor);
}

const found = told();
if (found.ok) console.log(found.value);
else {
  console.error(found.reason);
  process.exitCode = 1;
}
