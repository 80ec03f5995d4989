// Lists the built site once at start: the fixed set of addresses that can be served at all.
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { contentType } from "./contentType.ts";
import { etagOf } from "./etag.ts";

export type SiteFile = {
  /** Its path below the site's folder, with a leading slash. */
  file: string;
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
  for (const entry of await readdir(siteDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = `/${relative(siteDir, path).split(sep).join("/").normalize()}`;
    if (!entry.isFile() || isHidden(file)) continue;
    files.set(addressOf(file), {
      file,
      etag: etagOf(await readFile(path)),
      contentType: contentType(file),
      cacheControl: file.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      isForAll: readBySafe.has(file),
    });
  }
  return files;
}

// A list that agrees with sirv's own: it passes over dotfiles, and ends an address at # and ?.
function isHidden(file: string): boolean {
  return /\.(?:br|gz)$|\/\.|[#?]/.test(file) || file === "/404.html";
}

function addressOf(file: string): string {
  if (file === "/index.html") return "/";
  return file.endsWith("/index.html") ? file.slice(0, -"/index.html".length) : file;
}
