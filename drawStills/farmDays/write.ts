// Plays the farm of the four pictures anew and writes down what is seen of it: `node drawStills/farmDays/write.ts`, for whenever the law of the farm changes.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { simulateDays } from "./simulateDays.ts";

const lines = simulateDays().map((day) => JSON.stringify(day));
await writeFile(join(import.meta.dirname, "days.json"), `[\n${lines.join(",\n")}\n]\n`);
