// One file for what the room designer needs and no other page does: as many small ones it weighs a tenth more.
import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";
import { reach } from "./reach.ts";

type Graph = Rolldown.ChunkingContext;

/** Its frame, the room in the round, and the sums that it has in common with the picture; what draws with three comes after them, in a file of its own. */
const parts = [
  "src/room/frame/RoomDesigner.tsx",
  "src/room/sceneView/SceneView.tsx",
  "src/room/visit/RoomVisit.tsx",
  "src/room/stage/pointing/stageSight.ts",
  "src/room/stage/hand/inHand.ts",
];

/** Without what some other page may ask for: none is to load this file for a small part of it. */
function editorModules(graph: Graph, entries: readonly string[], own: readonly string[]) {
  const imported = (module: string) => graph.getModuleInfo(module)?.importedIds ?? [];
  const elsewhere = (module: string) => {
    const later = graph.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
    return [...imported(module), ...later].filter((other) => !own.includes(other));
  };
  return reach(own, imported).difference(reach(entries, elsewhere));
}

/** `entries` are those of the whole site, as paths under `root`. */
export function editorFile(root: string, entries: readonly string[]): Rolldown.CodeSplittingGroup {
  const at = (path: string) => normalizePath(join(root, path));
  let known: ReadonlySet<string> | null = null;
  return {
    debugName: "roomEditor",
    name(module, graph) {
      known ??= editorModules(graph, entries.map(at), parts.map(at));
      return known.has(module) ? "roomEditor" : null;
    },
    // What it imports of others stays where all can have it.
    includeDependenciesRecursively: false,
  };
}
