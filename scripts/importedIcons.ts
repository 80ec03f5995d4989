// Which icons the site imports, for tools that would find them one by one too late.
import { globSync, readFileSync } from "node:fs";
import { fromRoot } from "./root.ts";

export function importedIcons(): string[] {
  const files = globSync("src/**/*.tsx", { cwd: fromRoot(".") });
  const found = files.flatMap((file) => [
    ...readFileSync(fromRoot(file), "utf8").matchAll(/"(lucide-react\/icons\/[a-z0-9-]+)"/g),
  ]);
  return [...new Set(found.map(([, name]) => name!))].sort();
}
