// The one list of the site's pages: whoever has to know of a page reads it here (route table).
import { readFieldNumber } from "../fields/fieldNumber.ts";
import type { SiteConfig } from "../lib/siteConfig.ts";

/** What of the studio's choices decides which pages there are. */
export type PageSite = {
  features: SiteConfig["features"];
  collection: Pick<SiteConfig["collection"], "size">;
};

export type Route = {
  /** Below the site's base path. What follows a colon is a parameter: the last part of the address. */
  path: string;
  /** Where the page's own chunk begins; null where it is part of the browser's entry. */
  module: string | null;
  /** Once for good by the build, or by the server whenever somebody asks for it. */
  drawnBy: "build" | "server";
  /** The features without which there is no such page. */
  needs?: readonly (keyof SiteConfig["features"])[];
  /** What the parameter may be. */
  allows?: (parameter: string, site: PageSite) => boolean;
  /** What the parameter is where somebody writes it otherwise; the server leads them there. */
  plain?: (parameter: string) => string;
  /** The keys of the query that decide what the server draws; it takes all others for absent. */
  query?: readonly string[];
  /** Keys of the query that count by being there, whatever they say. */
  flags?: readonly string[];
  /** With this flag other sites may show the page in a frame. */
  framedBy?: string;
  /** The server hands over what the page shows. */
  isGiven?: true;
  /** The link of the top bar that stands for it, where that is not its own. */
  nav?: string;
  /** Has to stand as soon as it is wanted: fetched for whoever comes near a link to it. */
  isUrgent?: true;
  /** Of use only to whoever is looking: kept out of search engines and the sitemap. */
  isPersonal?: true;
};

const isSlug = (text: string) => /^[a-z0-9-]+$/.test(text);
/** As the server makes them: without the letters that are taken for others. */
const isRoomId = (text: string) => /^[0-9a-hjkmnp-tv-z]{10}$/.test(text);

export const routes = {
  landing: { path: "/", module: null, drawnBy: "build" },
  play: { path: "/play", module: "src/play/page/page.tsx", drawnBy: "build", needs: ["play"] },
  roomDesigner: {
    path: "/room-designer",
    module: "src/room/introduction/page.tsx",
    drawnBy: "build",
    needs: ["roomDesigner"],
  },
  myFields: {
    path: "/my-fields",
    module: "src/myFields/MyFieldsPage.tsx",
    drawnBy: "build",
    needs: ["signIn"],
    isPersonal: true,
  },
  news: {
    path: "/news",
    module: "src/news/pages.ts",
    drawnBy: "build",
    needs: ["news"],
    nav: "/#news",
  },
  article: {
    path: "/news/:slug",
    module: "src/news/pages.ts",
    drawnBy: "build",
    needs: ["news"],
    allows: isSlug,
    nav: "/#news",
  },
  rules: { path: "/rules", module: "src/rules/RulesPage.tsx", drawnBy: "build" },
  // Browsers show it where there is no network.
  offline: {
    path: "/offline",
    module: "src/app/offlinePage/OfflinePage.tsx",
    drawnBy: "build",
    isPersonal: true,
  },
  fields: {
    path: "/fields",
    module: "src/alphaFields/gallery/GalleryPage.tsx",
    drawnBy: "server",
    isGiven: true,
    query: [
      "region",
      "soil",
      "water",
      "aspect",
      "shape",
      "wind",
      "heirloom",
      "landmark",
      "cottage",
      "parish",
      "page",
    ],
    nav: "/#alphafields",
  },
  field: {
    path: "/fields/:id",
    module: "src/alphaFields/field/FieldPage.tsx",
    drawnBy: "server",
    isGiven: true,
    allows: (id, { collection }) => readFieldNumber(id, collection.size) !== null,
    // The wooden dial shows every number with as many digits as the last.
    plain: (id) => id.replace(/^0+(?=\d)/, ""),
    nav: "/#alphafields",
  },
  parish: {
    path: "/parishes/:slug",
    module: "src/parishes/ParishPage.tsx",
    drawnBy: "server",
    isGiven: true,
    allows: isSlug,
    plain: (name) => name.toLowerCase(),
    nav: "/#alphafields",
  },
  world: {
    path: "/world",
    module: "src/world/WorldPage.tsx",
    drawnBy: "server",
    isGiven: true,
    isUrgent: true,
    query: [
      "q",
      "region",
      "soil",
      "water",
      "aspect",
      "shape",
      "wind",
      "heirloom",
      "landmark",
      "cottage",
      "parish",
      "mine",
      "view",
      "by",
      "at",
      "who",
      "page",
    ],
    nav: "/#world",
  },
  // Whoever is signed in can show a room to everybody.
  rooms: {
    path: "/rooms",
    module: "src/room/share/gallery.tsx",
    drawnBy: "server",
    needs: ["roomDesigner", "signIn"],
    isGiven: true,
    query: ["by", "piece", "walls", "after"],
  },
  room: {
    path: "/rooms/:id",
    module: "src/room/share/room.tsx",
    drawnBy: "server",
    needs: ["roomDesigner", "signIn"],
    isGiven: true,
    flags: ["embed"],
    framedBy: "embed",
    allows: isRoomId,
  },
} as const satisfies Record<string, Route>;

type Routes = typeof routes;
export type RouteName = keyof Routes;
type NameOf<Row> = { [Name in RouteName]: Routes[Name] extends Row ? Name : never }[RouteName];

/** The pages that are shown from what the server hands over. */
export type GivenRoute = NameOf<{ isGiven: true }>;
/** Those of which the build draws one for each value of their parameter. */
export type ListedRoute = NameOf<{ drawnBy: "build"; path: `${string}:${string}` }>;
/** Those whose address has a parameter. */
export type ParameterRoute = NameOf<{ path: `${string}:${string}` }>;

/** A page of the site at its address; the parameter is empty where it has none. */
export type FoundPage = { name: RouteName; route: Route; path: string; parameter: string };

const rows = Object.entries(routes) as [RouteName, Route][];

/** The pages there are where the studio has chosen so, in the order of the list. */
export const openRoutes = ({ features }: Pick<PageSite, "features">): [RouteName, Route][] =>
  rows.filter(([, { needs = [] }]) => needs.every((feature) => features[feature]));

/** The page at a path of the site (without the base path), or null where there is none. */
export function findPage(path: string, site: PageSite): FoundPage | null {
  for (const [name, route] of openRoutes(site)) {
    const { start, hasParameter } = routePartsOf(route);
    const parameter = path.slice(start.length);
    if (!path.startsWith(start) || (parameter !== "") !== hasParameter) continue;
    if (!hasParameter || route.allows?.(parameter, site)) return { name, route, path, parameter };
  }
  return null;
}

/** The path of the page that somebody means who writes its parameter otherwise, or null. */
export function plainPath(path: string, site: PageSite): string | null {
  for (const [, route] of openRoutes(site)) {
    const { start } = routePartsOf(route);
    if (!route.plain || !path.startsWith(start)) continue;
    const plain = start + route.plain(path.slice(start.length));
    if (plain !== path && findPage(plain, site)) return plain;
  }
  return null;
}

/** Where a route's addresses begin, up to the parameter. */
export function routePartsOf({ path }: Route): { start: string; hasParameter: boolean } {
  const at = path.indexOf(":");
  return at < 0
    ? { start: path, hasParameter: false }
    : { start: path.slice(0, at), hasParameter: true };
}

/** What of a query decides how the server draws a page, always in the same order: the first value of each key. */
export function queryOf({ query = [], flags = [] }: Route, search: string): string {
  const asked = new URLSearchParams(search);
  const read = query.flatMap((key) => {
    const value = asked.get(key);
    return value ? [[key, value]] : [];
  });
  for (const flag of flags) if (asked.has(flag)) read.push([flag, ""]);
  return read.length > 0 ? `?${new URLSearchParams(read)}` : "";
}

/** The path of an address inside this site, without base path and final slash; null outside of it. */
export function sitePath(url: URL, base: string): string | null {
  if (!`${url.pathname}/`.startsWith(base)) return null;
  const path = url.pathname.slice(base.length - 1) || "/";
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
