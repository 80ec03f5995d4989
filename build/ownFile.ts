// One file for what begins in a few modules and no other page needs: as many small ones it weighs a tenth more, and each takes its moment (manual chunks).
import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";
import { reach } from "./reach.ts";

type Graph = Rolldown.ChunkingContext;

/** Paths under the root. */
type Paths = readonly string[];

type OwnFile = {
  name: string;
  /** Where it begins. */
  parts: Paths;
  /** Who needs some of it, and is rarely the first to. */
  guests?: Paths;
  /** Those of the whole site. */
  entries: Paths;
};

/** Without what some other page may ask for: none is to load this file for a small part of it. */
function ownModules(graph: Graph, { parts, guests = [], entries }: OwnFile) {
  const imported = (module: string) => graph.getModuleInfo(module)?.importedIds ?? [];
  const elsewhere = (module: string) => {
    const later = graph.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
    return [...imported(module), ...later].filter(
      (other) => !parts.includes(other) && !guests.includes(other),
    );
  };
  return reach(parts, imported).difference(reach(entries, elsewhere));
}

export function ownFile(root: string, own: OwnFile): Rolldown.CodeSplittingGroup {
  const at = (paths: Paths = []) => paths.map((path) => normalizePath(join(root, path)));
  const { name: file, parts, guests, entries } = own;
  let known: ReadonlySet<string> | null = null;
  return {
    debugName: file,
    name(module, graph) {
      known ??= ownModules(graph, {
        name: file,
        parts: at(parts),
        guests: at(guests),
        entries: at(entries),
      });
      return known.has(module) ? file : null;
    },
    // What it imports of others stays where all can have it.
    includeDependenciesRecursively: false,
  };
}
