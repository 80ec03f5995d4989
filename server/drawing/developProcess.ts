// A process of its own that develops pictures of rooms: it has the last of all turns, and takes what nobody else needs.
import { serveJobs } from "../jobs/serveJobs.ts";
import { createDeveloper } from "./developRoom.ts";
import { readFurnitureFrom } from "./furniture.ts";

const [furniture] = process.argv.slice(2);
if (furniture) readFurnitureFrom(furniture);

serveJobs(createDeveloper());
