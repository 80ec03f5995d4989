// Which scripts, style sheet and fonts a page needs at once, read from Vite's manifest (module preload).
import type { Manifest, ManifestChunk } from "vite";

export const entryModule = "src/app/client.tsx";
/** What runs the entry, once the page has been painted. */
export const beginModule = "src/app/begin/begin.ts";
/** A few bytes that the parser waits for: they keep a page from flashing, of whoever comes back and at whatever hour. */
export const headModule = "src/app/head/head.ts";

/** Named by every page but the front page, which is part of the entry. */
export const pagesSheet = "src/app/pages.css";

export type PageFiles = {
  head: string;
  begin: string;
  client: string;
  preloads: string[];
  /** What the page asks for once it runs: its scripts, importers last, and its sheets. */
  later: string[];
  styles: string[];
  fonts: string[];
};

/** What English is written with, upright: ours, or those that a studio has in their place. */
const upright = /(?:-first|content\/brand\/(?:head|text))\.woff2$/;

function chunk(manifest: Manifest, key: string): ManifestChunk {
  const found = manifest[key];
  if (!found) throw new Error(`Vite's manifest does not name ${key}`);
  return found;
}

/** Vite names what is imported by its address by the whole path. */
function sheet(manifest: Manifest, path: string): ManifestChunk {
  const key = Object.keys(manifest).find((each) => each === path || each.endsWith(`/${path}`));
  return chunk(manifest, key ?? path);
}

/** Modules reachable by static imports, each once, importers last. */
export function staticClosure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [
    ...(chunk(manifest, key).imports ?? []).flatMap((next) => staticClosure(manifest, next, seen)),
    key,
  ];
}

/** `pageModule` is where the page's own chunk begins, null for a page that is part of the entry. */
export function pageFiles(manifest: Manifest, pageModule: string | null, base: string): PageFiles {
  const files = (keys: string[]) => keys.map((key) => manifest[key]!.file);
  const entry = staticClosure(manifest, entryModule);
  const page = pageModule === null ? [] : staticClosure(manifest, pageModule);
  const client = manifest[entryModule]!.file;
  const preloads = new Set([...files(entry), ...files(page)]);
  preloads.delete(client);
  const own = page.filter((key) => !entry.includes(key)).map((key) => manifest[key]!);
  const later = new Set([
    ...own.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith(".css"))),
    ...own.flatMap(({ dynamicImports = [] }) =>
      dynamicImports.flatMap((key) => files(staticClosure(manifest, key))),
    ),
  ]).difference(new Set([client, ...preloads]));

  const at = (file: string) => base + file;
  return {
    head: at(chunk(manifest, headModule).file),
    begin: at(chunk(manifest, beginModule).file),
    client: at(client),
    preloads: [...preloads].map(at),
    later: [...later].map(at),
    styles: [
      at(chunk(manifest, "style.css").file),
      ...(pageModule === null ? [] : [at(sheet(manifest, pagesSheet).file)]),
    ],
    fonts: Object.entries(manifest)
      .filter(([source]) => upright.test(source))
      .map(([, { file }]) => at(file)),
  };
}
