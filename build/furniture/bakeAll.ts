// Bakes all furniture and all templates into a file: the work of a thread of its own.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import { openings } from "../../src/models/openings/openings.ts";
import { bakeFurniture } from "../../src/room/catalogue/bakeFurniture.ts";
import { gatherSources } from "./gatherSources.ts";

const { root, into }: { root: string; into: string } = workerData;
const { pieces, templates, faults } = await gatherSources(root);
if (faults.length > 0) throw new Error(faults.join("\n"));
writeFileSync(
  join(into, "furniture.json"),
  JSON.stringify(bakeFurniture(pieces, openings, templates)),
);
