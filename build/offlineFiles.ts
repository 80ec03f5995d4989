// Which of the built files a visitor needs without a network: the pages that are kept, and all they may come to load.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { beginModule, entryModule, headModule, pageFiles, staticClosure } from "./pageFiles.ts";
import { reach } from "./reach.ts";

type Page = { readonly path: string; readonly module: string };

/** What is of no use without a network, and heavy: it reads the chain. */
const onlyOnline = [
  "src/room/owned/countTokens.ts",
  "src/room/owned/OwnFields.tsx",
  "src/room/owned/fieldToken.ts",
];

/** What no chunk names: furniture, pictures of pieces, the letters of a name that English has none of; and the picture of the page without a network. */
const isBeside =
  /^(assets\/((furniture|parts)-[^/]*\.json|[^/]*-rest-[^/]*\.woff2|home-(night-)?640-[^/]*\.avif)|pieces\/(?!door-)[^/]*(\.svg|(?<!-night)\.webp)|favicon\.svg)$/;

const isCode = (file: string): boolean => /\.(js|css|svg)$/.test(file);

/** Scripts, sheets and workers, as the manifest names them. */
export function codeOf(
  manifest: Manifest,
  modules: readonly string[],
  left: readonly string[] = onlyOnline,
): readonly string[] {
  const start = [entryModule, beginModule, headModule].flatMap((key) =>
    staticClosure(manifest, key),
  );
  // What every page begins with leads to all other pages.
  const next = (key: string) => {
    if (start.includes(key)) return [];
    const { imports = [], dynamicImports = [] } = manifest[key]!;
    return [...imports, ...dynamicImports.filter((later) => !left.includes(later))];
  };
  const chunks = [...start, ...reach(modules, next)].map((key) => manifest[key]!);
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].filter(isCode);
}

/** Addresses below the base path. */
export async function offlineFiles(
  manifest: Manifest,
  siteDir: string,
  pages: readonly Page[],
): Promise<readonly string[]> {
  const modules = pages.map(({ module }) => module);
  const [first] = modules;
  const { styles, fonts } = pageFiles(manifest, first ?? null, "");
  const built = (await readdir(siteDir, { recursive: true })).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const besides = built.filter((file) => isBeside.test(file));
  const files = [...codeOf(manifest, modules), ...styles, ...fonts, ...besides];
  return [...pages.map(({ path }) => path.slice(1)), ...new Set(files)];
}

/** Where a page's address lies among the built files. */
export const fileOf = (siteDir: string, address: string, pages: readonly Page[]): string =>
  pages.some(({ path }) => path.slice(1) === address)
    ? join(siteDir, address, "index.html")
    : join(siteDir, address);
