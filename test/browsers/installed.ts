// Looks for the programs that drive a browser, and says which package of Debian has what is missing.
import { existsSync } from "node:fs";
import path from "node:path";
import type { Found } from "./engine.ts";

/** The first of the names that is on PATH, or a path that is there. */
function findProgram(names: readonly string[], searchPath: string): string | undefined {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((place) => existsSync(place));
}

type Wanted<Name extends string> = Record<Name, { names: readonly string[]; debian: string }>;

export function findPrograms<Name extends string>(
  engine: string,
  wanted: Wanted<Name>,
  searchPath = process.env.PATH ?? "",
): Found<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  const missing: string[] = [];
  for (const [key, { names, debian }] of Object.entries(wanted) as [Name, Wanted<Name>[Name]][]) {
    const place = findProgram(names, searchPath);
    if (place === undefined) missing.push(debian);
    else found[key] = place;
  }
  return missing.length === 0
    ? { ok: true, value: found as Record<Name, string> }
    : {
        ok: false,
        reason: `${engine} is not here. On Debian: apt-get install ${missing.join(" ")}`,
      };
}
