// Copies a build and gives every page in it the scripts of the local world, so that the build itself stays free of them.
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "../../build/compressFiles.ts";

type AddScriptsOptions = {
  from: string;
  to: string;
  basePath: string;
  scripts: readonly string[];
};

export async function addScripts({ from, to, basePath, scripts }: AddScriptsOptions) {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const site = join(to, "site");
  const early = scripts.map((script) => basePath + script);
  const tags = early.map((src) => `<script defer src="${src}"></script>\n`);
  const names = await readdir(site, { recursive: true });
  const pages = names.filter((name) => name.endsWith(".html")).map((name) => join(site, name));
  await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(page, "utf8");
      await writeFile(
        page,
        // Before the site's own, as a wallet's extension would be.
        html.replace(/(?=<script\b|<\/head>)/, () => tags.join("")),
      );
    }),
  );
  await compressFiles(site, /\.html$/);
  await addToDrawnPages(join(to, "render", "files.json"), early);
}

/** Pages that the server draws when they are asked for. */
async function addToDrawnPages(file: string, early: readonly string[]): Promise<void> {
  const pages: Record<string, object> = JSON.parse(await readFile(file, "utf8"));
  const added = Object.entries(pages).map(([module, files]) => [module, { ...files, early }]);
  await writeFile(file, JSON.stringify(Object.fromEntries(added)));
}
