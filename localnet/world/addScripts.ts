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
  const tags = scripts.map((script) => `<script defer src="${basePath}${script}"></script>\n`);
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
}
