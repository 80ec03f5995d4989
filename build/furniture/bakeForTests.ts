// Bakes the furniture before the tests beside the code run; each file of tests reads it when it asks for a piece.
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { furnitureFile } from "./furnitureFile.ts";

declare module "vitest" {
  interface ProvidedContext {
    furniture: string;
  }
}

export default async function bakeForTests({ provide }: TestProject): Promise<void> {
  provide("furniture", await furnitureFile(resolve(import.meta.dirname, "../..")));
}
