// Reads a compiled contract that an npm package carries.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Contract } from "./compile.ts";

const require = createRequire(import.meta.url);

export async function packageArtifact(path: string): Promise<Contract> {
  const { abi, bytecode } = JSON.parse(await readFile(require.resolve(path), "utf8"));
  return { abi, bytecode };
}
