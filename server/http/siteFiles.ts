// Lists the built site once at start: the fixed set of addresses that can be served at all.
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type Encoding, twins } from "./acceptedEncodings.ts";
import { contentTypeOf } from "./contentType.ts";
import { etagOf } from "./etag.ts";

/** One of the files that an address can be answered with. */
export type FileVariant = { path: string; bytes: number };

export type SiteFile = {
  plain: FileVariant;
  compressed: ReadonlyMap<Encoding, FileVariant>;
  isPage: boolean;
  etag: string;
  contentType: string;
  cacheControl: string;
  /** Whether pages of other sites may read it. */
  isForAll: boolean;
};

export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** What Safe reads to list the site among its apps: the description, and the icon it names. */
const readBySafe = new Set(["/manifest.json", "/icon-512.png"]);

export async function readSiteFiles(siteDir: string): Promise<SiteFiles> {
  const files = new Map<string, SiteFile>();
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  );
  for (const path of paths) {
    const file = `/${relative(siteDir, path).split(sep).join("/").normalize()}`;
    if (isHidden(file)) continue;
    const content = await readFile(path);
    const compressed = new Map<Encoding, FileVariant>();
    for (const [encoding, end] of twins) {
      const twin = path + end;
      if (paths.has(twin)) compressed.set(encoding, { path: twin, bytes: (await stat(twin)).size });
    }
    files.set(addressOf(file), {
      plain: { path, bytes: content.length },
      compressed,
      isPage: file.endsWith("/index.html"),
      etag: etagOf(content),
      contentType: contentTypeOf(file),
      cacheControl: cacheControl(file),
      isForAll: readBySafe.has(file),
    });
  }
  return files;
}

/** The service worker decides what pages are made of: none between may ever answer with an old one. */
export const worker = "/sw.js";
/** What is served there where no page is to be kept. */
export const noWorker = "/no-sw.js";

function cacheControl(file: string): string {
  if (file === worker) return "no-store";
  return file.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

/** The one file with a dot that others ask a site for. */
const wellKnown = "/.well-known/security.txt";

// A compressed twin has no address of its own, a dotfile none at all, and # and ? end one.
function isHidden(file: string): boolean {
  if (file === wellKnown) return false;
  return /\.(?:br|gz)$|\/\.|[#?]/.test(file) || file === "/404.html";
}

function addressOf(file: string): string {
  if (file === "/index.html") return "/";
  return file.endsWith("/index.html") ? file.slice(0, -"/index.html".length) : file;
}
