// Brings the baked furniture to a file of tests that runs in a browser.
import { loadFurniture, loadParts } from "../../src/room/modelWorker/loadFurniture.ts";

await loadFurniture();
await loadParts();
