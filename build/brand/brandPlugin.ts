// The Vite plugin that gives pages the studio's mark, icons and pictures, and the name while one develops.
import { dirname, join, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { paperColour } from "../../src/lib/brandColours.ts";
import { siteNow } from "../content/siteNow.ts";
import { brandStyles } from "./brandStyles.ts";
import { drawIcons } from "./icons.ts";
import { type Logo, logoFile, readLogo } from "./logo.ts";
import { servedPicture } from "./pictures.ts";

const id = "virtual:brand/logo";
const stills = join("src", "stills");

export const brandStylesOf = (root: string) =>
  brandStyles({ root, colours: async () => (await siteNow(root)).colours ?? {} });

export function brandPlugin(root: string): Plugin {
  const logo = async (): Promise<Logo> => {
    const read = await readLogo(root);
    if (!read.ok) throw new Error(`${logoFile}: ${read.reason}`);
    return read.value;
  };
  const icons = async () => drawIcons(await logo(), paperColour(await siteNow(root)));

  return {
    name: "loamstead:brand",
    enforce: "pre",

    async resolveId(source, importer) {
      if (source === id) return `\0${id}`;
      if (!importer || !/\.(avif|webp|jpg)$/.test(source)) return null;
      const folder = dirname(importer);
      return folder.endsWith(sep + stills) ? servedPicture(root, resolve(folder, source)) : null;
    },

    async load(loaded) {
      if (loaded !== `\0${id}`) return null;
      this.addWatchFile(join(root, logoFile));
      const { box, shapes } = await logo();
      return `export const box = ${JSON.stringify(box.join(" "))};\nexport const shapes = ${JSON.stringify(shapes)};\n`;
    },

    async generateBundle() {
      // Only the visitors' build publishes files.
      if (this.environment.config.consumer !== "client") return;
      for (const [fileName, source] of await icons())
        this.emitFile({ type: "asset", fileName, source });
    },

    transformIndexHtml: async (html) => html.replace("%SITE%", (await siteNow(root)).name),

    configureServer({ middlewares, config: { base } }) {
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const name = /^(?:favicon\.(?:svg|ico)|icon-(?:masked-)?\d+\.png)$/.exec(
          pathname.slice(base.length),
        )?.[0];
        const icon = name === undefined ? undefined : (await icons().catch(() => null))?.get(name);
        if (icon === undefined) return next();
        const type = name?.endsWith(".ico")
          ? "image/x-icon"
          : typeof icon === "string"
            ? "image/svg+xml"
            : "image/png";
        response.setHeader("Content-Type", type).end(icon);
      });
    },
  };
}
