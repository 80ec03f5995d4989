// Few files for what a farm is opened with: each one that is fetched takes its moment, however small it is.
import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";
import { reach } from "./reach.ts";

type Graph = Rolldown.ChunkingContext;

const play = "src/play/page/Play.tsx";
const law = "src/play/farms/wholeLaw.ts";
const page = "src/play/page/page.tsx";
/** The farm as it is played, and the law by which it is opened. */
const parts = [play, law];

/** Who may come to load a part of it, by where that begins; whatever else begins in the farm's own folder is of the farm. */
const users = [
  { name: "law", starts: [law] },
  { name: "bed", starts: ["src/landing/overview/SownBed.tsx", "src/play/front/"] },
  { name: "rules", starts: ["src/rules/"] },
  { name: "elsewhere", starts: [page] },
  { name: "farm", starts: [play] },
  { name: "later", starts: ["src/play/"] },
] as const;

type User = (typeof users)[number]["name"];

/** Small, and there before all else: the database is opened while the rest is on its way. */
const device = ["src/play/farms/farmDevice.ts", "src/play/farms/handOver.ts"];

/** A file for all that nobody else loads but these; the first that fits. */
const own: readonly { readonly file: string; readonly of: readonly User[] }[] = [
  { file: "playedFarm", of: ["farm", "later"] },
  { file: "wholeLaw", of: ["law", "later"] },
  { file: "farmBed", of: ["farm", "bed", "later"] },
  { file: "farmRules", of: ["farm", "law", "bed", "rules", "later"] },
];

/** `entries` are those of the whole site, as paths under `root`. */
export function farmFiles(root: string, entries: readonly string[]): Rolldown.CodeSplittingGroup {
  const at = (path: string) => normalizePath(join(root, path));
  const pathOf = (module: string) => module.slice(at("").length).replace(/^\//, "");
  let known: ReadonlyMap<string, string> | null = null;
  return {
    debugName: "farm",
    name(module, graph) {
      known ??= namesOf(graph);
      return known.get(module) ?? null;
    },
    // What it imports of others stays where all can have it.
    includeDependenciesRecursively: false,
  };

  function namesOf(graph: Graph): ReadonlyMap<string, string> {
    const imported = (module: string) => graph.getModuleInfo(module)?.importedIds ?? [];
    const later = (module: string) => graph.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
    const starts = [
      ...reach(entries.map(at), (module) => [...imported(module), ...later(module)]),
    ].flatMap(later);
    const usersOf = new Map<string, Set<User>>();
    for (const start of new Set(starts))
      for (const module of reach([start], imported)) {
        const of = usersOf.get(module) ?? new Set();
        usersOf.set(module, of.add(userAt(pathOf(start))));
      }
    const first = reach([at(entries[0]!)], imported);
    return new Map(
      [...reach(parts.map(at), imported).difference(first)].flatMap((module) => {
        const file = fileOf(pathOf(module), usersOf.get(module)!);
        return file ? [[module, file] as const] : [];
      }),
    );
  }
}

const userAt = (start: string): User =>
  users.find(({ starts }) => starts.some((path) => start.startsWith(path)))?.name ?? "elsewhere";

const fileOf = (path: string, by: ReadonlySet<User>): string | undefined =>
  (device.includes(path) ? "farmDevice" : undefined) ??
  own.find(({ of }) => by.isSubsetOf(new Set(of)))?.file;
