// The folder of the repository, and the files in it that more than one command uses.
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

export const fromRoot = (...parts: string[]): string => path.join(root, ...parts);
