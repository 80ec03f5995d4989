// Where the baked furniture lies: the build leaves it in dist/, tests bake it themselves.
import { readFileSync } from "node:fs";
import { setFurnitureSource } from "../../src/room/catalogue/furniture.ts";

let file: string | null = null;

/** For this process; it is only read when the first piece is asked for. */
export function readFurnitureFrom(path: string): void {
  file = path;
  setFurnitureSource(() => JSON.parse(readFileSync(path, "utf8")));
}

/** To be handed to processes. */
export const furniturePath = (): string | null => file;
