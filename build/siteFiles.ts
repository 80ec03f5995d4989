// The small files that others ask a site for: web manifest, Safe's manifest, robots.txt; and what sitemaps list.
import { parishesOf, parishSlug } from "../src/fields/parishSlug.ts";
import { barColours, paperColour } from "../src/lib/brandColours.ts";
import type { SiteConfig } from "../src/lib/siteConfig.ts";
import { findPage, openRoutes, type PageSite, routePartsOf, routes } from "../src/routes/routes.ts";
import type { Screenshot } from "./screenshots/takeScreenshots.ts";

/** Installed, the site is the same one wherever it was begun from. */
export const webManifest = (
  site: SiteConfig,
  base: string,
  shown: readonly Omit<Screenshot, "bytes">[] = [],
): string =>
  JSON.stringify(
    {
      id: base,
      name: site.name,
      short_name: site.name,
      description: site.description,
      start_url: "./",
      scope: "./",
      display: "minimal-ui",
      background_color: paperColour(site),
      theme_color: barColours(site)[0],
      icons: [
        ...[192, 512].map((size) => icon(`icon-${size}.png`, size)),
        { ...icon("icon-masked-512.png", 512), purpose: "maskable" },
      ],
      ...(shown.length > 0 && {
        screenshots: shown.map(({ file, form, width, height, label }) => ({
          src: file,
          sizes: `${width}x${height}`,
          type: "image/webp",
          form_factor: form,
          label,
        })),
      }),
      ...(site.features.play && { shortcuts: [{ name: "Play", url: "./play" }] }),
    },
    null,
    2,
  );

const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: "image/png" });

/** By which Safe lists the site among its apps, at the fixed address manifest.json. */
export const safeManifest = ({ name, description }: SiteConfig): string =>
  JSON.stringify({ name, description, iconPath: "icon-512.png" }, null, 2);

export const robots = (origin: string, base: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}${base}sitemap.xml\n`;

/** What search engines may keep: of the pages that the build drew, and those that the server draws. */
export const listedPaths = (site: PageSite, built: readonly string[]): string[] => {
  const served = openRoutes(site).filter(([, { drawnBy }]) => drawnBy === "server");
  return [
    ...built,
    ...served.flatMap(([, route]) => (routePartsOf(route).hasParameter ? [] : route.path)),
  ].filter((path) => !findPage(path, site)?.route.isPersonal);
};

/** A page for every parish that its fields lie in. */
export const listedParishes = ({ collection }: PageSite): string[] => {
  const { start } = routePartsOf(routes.parish);
  return Array.from({ length: parishesOf(collection.size) }, (_, n) => start + parishSlug(n));
};

/** A page for every field of the collection. */
export const listedFields = (site: PageSite): string[] => {
  const { start } = routePartsOf(routes.field);
  return Array.from({ length: site.collection.size }, (_, id) => `${start}${id}`);
};
