// Brings the baked furniture to a file of tests that runs without a browser.
import { inject } from "vitest";
import { readFurnitureFrom } from "../../server/drawing/furniture.ts";

readFurnitureFrom(inject("furniture"));
