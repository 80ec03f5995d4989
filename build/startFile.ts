// One file for all that every page begins with: as many small ones it weighs a few per cent more.
import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";
import { reach } from "./reach.ts";

/** `entry` is the module that every page starts, as a path under `root`. */
export function startFile(root: string, entry: string): Rolldown.CodeSplittingGroup {
  let known: ReadonlySet<string> | null = null;
  return {
    debugName: "start",
    name(module, graph) {
      const start = normalizePath(join(root, entry));
      known ??= reach([start], (each) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(each) ?? {};
        // What the entry itself imports later needs a task of its own, no file.
        return each === start ? [...importedIds, ...dynamicallyImportedIds] : importedIds;
      });
      return known.has(module) ? "start" : null;
    },
    // What it imports is in it already.
    includeDependenciesRecursively: false,
  };
}
