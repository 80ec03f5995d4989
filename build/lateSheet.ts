// The styles of what comes late in a sheet of their own: every other page would carry them for nothing (CSS code splitting).
import { join } from "node:path";
import { normalizePath, type Plugin, type Rolldown } from "vite";
import { routes } from "../src/routes/routes.ts";
import { pagesSheet } from "./pageFiles.ts";

type Late = {
  /** What comes late, for whoever reads a refusal. */
  readonly what: string;
  /** Imported by its address (`?url`). It is filled here; Vite then minifies and names it like any other. */
  readonly sheet: string;
  /** Where it begins, for whoever imports it later, with its sheet. */
  readonly starts: readonly string[];
  /** The styles in these folders come with it, but for those of what stands without it. */
  readonly folders: readonly string[];
  readonly elsewhere: readonly string[];
  /** Parts of the kit that only it shows. */
  readonly ofTheKit: readonly string[];
};

export const roomEditor: Late = {
  what: "the room editor",
  sheet: "src/room/frame/editor.css",
  starts: ["src/room/frame/RoomDesigner.tsx", "src/room/visit/RoomVisit.tsx"],
  folders: ["src/room/"],
  elsewhere: ["src/room/introduction/", "src/room/linkForms/", "src/room/share/"],
  ofTheKit: ["packages/ui/ToolButton.module.css"],
};

export const playedFarm: Late = {
  what: "the farm",
  sheet: "src/play/page/farm.css",
  starts: ["src/play/page/Play.tsx"],
  folders: ["src/play/"],
  elsewhere: ["src/play/page/FarmIntroduction.module.css"],
  ofTheKit: [],
};

/** Whoever opens the front page needs nothing of them before going there. */
export const otherPages: Late = {
  what: "the pages other than the front page",
  sheet: pagesSheet,
  starts: [
    ...new Set(Object.values(routes).flatMap(({ module }) => module ?? [])),
    "src/app/notFound/NotFound.tsx",
  ],
  folders: [
    "src/alphaFields/",
    "src/app/laneEnd/",
    "src/myFields/",
    "src/news/",
    "src/parishes/",
    "src/play/page/FarmIntroduction.module.css",
    "src/room/introduction/",
    "src/room/linkForms/",
    "src/room/share/",
    "src/rules/",
    "src/world/",
  ],
  // Parts of the front page, or of what it imports.
  elsewhere: [
    "src/alphaFields/live/",
    "src/alphaFields/owner/",
    "src/alphaFields/shared/",
    "src/news/LeadPost",
    "src/news/PostDate",
    "src/news/PostRows",
    "src/world/elsewhere/",
    "src/world/live/",
    "src/world/map/",
  ],
  ofTheKit: [],
};

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo" | "getModuleIds">;

/** All that pages may load without it. */
function withoutIt(graph: Graph, starts: readonly string[]): ReadonlySet<string> {
  const info = (id: string) => graph.getModuleInfo(id);
  const seen = new Set([...graph.getModuleIds()].filter((id) => info(id)?.isEntry));
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = info(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds])
      if (!starts.includes(next)) seen.add(next);
  }
  return seen;
}

/** Its modules as they run: what a module imports before it, what it imports later at the end. */
async function inOrder(
  load: Rolldown.PluginContext["load"],
  starts: readonly string[],
  isOurs: (id: string) => boolean,
): Promise<ReadonlySet<string>> {
  const order = new Set<string>();
  const seen = new Set<string>();
  const later = new Set(starts);
  const visit = async (id: string): Promise<void> => {
    if (seen.has(id) || !isOurs(id)) return;
    seen.add(id);
    const { importedIds, dynamicallyImportedIds } = await load({ id, resolveDependencies: true });
    for (const next of importedIds) await visit(next);
    for (const next of dynamicallyImportedIds) later.add(next);
    order.add(id);
  };
  for (const id of later) await visit(id);
  return order;
}

export function lateSheet(root: string, late: Late): Plugin {
  const { what, sheet, folders, elsewhere, ofTheKit } = late;
  const at = (path: string) => normalizePath(join(root, path));
  const starts = late.starts.map(at);
  const isIn = (path: string, id: string) => id.startsWith(at(path));
  const isLate = (id: string) =>
    ofTheKit.some((path) => id === at(path)) ||
    (folders.some((path) => isIn(path, id)) &&
      id.endsWith(".module.css") &&
      !elsewhere.some((path) => isIn(path, id)));
  const styles = new Map<string, string>();
  let placed: ReadonlySet<string> = new Set();
  return {
    name: `loamstead:late-sheet ${sheet}`,
    buildStart() {
      styles.clear();
      placed = new Set();
    },

    // Between the two of Vite's own plugins that compile a sheet and that put it into the site's.
    transform: {
      filter: { id: /\.css(\?|$)/ },
      async handler(css, id) {
        if (isLate(id)) {
          styles.set(id, css);
          return { code: "", map: null };
        }
        if (id !== `${at(sheet)}?transform-only`) return null;
        // Waiting for itself it would wait for good.
        const isOurs = (other: string) =>
          (isIn("src/", other) || isIn("packages/", other)) && other !== id;
        placed = await inOrder((options) => this.load(options), starts, isOurs);
        return { code: [...placed].map((part) => styles.get(part) ?? "").join("\n"), map: null };
      },
    },

    buildEnd(error) {
      if (error) return;
      const shared = withoutIt(this, starts);
      const strays = [...styles.keys()].filter((id) => shared.has(id) || !placed.has(id));
      if (strays.length > 0)
        this.error(
          `These styles come with ${what} alone, and would be missing elsewhere: ${strays
            .map((id) => id.slice(at("/").length))
            .join(", ")}`,
        );
    },
  };
}
