// Finds the built site and refuses one that is missing, incomplete or made for another base path.
import { access, constants, readFile } from "node:fs/promises";
import { join } from "node:path";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import { seasons } from "../src/models/seasons.ts";

export type Build = {
  siteDir: string;
  /** The pages that there are for each season, each in a folder of its name. */
  seasonsDir: string;
  /** What draws pages that are not among the files. */
  renderDir: string;
  origin: string;
  /** The hash of everything the build was made from. */
  inputs: string;
};

const manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ basePath: v.string(), origin: v.string(), inputs: v.string() }),
);

const neededFiles = [
  "site/index.html",
  "site/404.html",
  ...seasons.map((season) => `seasons/${season}/index.html`),
  "render/prerender.mjs",
  "render/files.json",
  "furniture.json",
];

export async function readBuild(distDir: string, basePath: string): Promise<Result<Build>> {
  const shown = `${distDir.replace(/\/+$/, "")}/`;
  let text: string;
  try {
    text = await readFile(join(distDir, "build.json"), "utf8");
  } catch {
    return refuse(
      `No build found in ${shown}. Run npm run build first (npm start does it for you).`,
    );
  }
  const parsed = v.safeParse(manifest, text);
  if (!parsed.success) {
    return refuse(
      `The build in ${shown} is damaged: build.json cannot be read. Run npm run build again.`,
    );
  }
  const build = parsed.output;
  if (build.basePath !== basePath) {
    return refuse(
      `The build in ${shown} was made for BASE_PATH=${build.basePath}, but BASE_PATH is ` +
        `${basePath} now. Run npm run build again, or set BASE_PATH=${build.basePath}.`,
    );
  }
  const siteDir = join(distDir, "site");
  for (const file of neededFiles) {
    try {
      await access(join(distDir, file), constants.R_OK);
    } catch {
      return refuse(
        `The build in ${shown} is incomplete: ${file} cannot be read. Run npm run build again.`,
      );
    }
  }
  return accept({
    siteDir,
    seasonsDir: join(distDir, "seasons"),
    renderDir: join(distDir, "render"),
    origin: build.origin,
    inputs: build.inputs,
  });
}
