// Every page of the site: its path, the module that draws it and how it is loaded.
import site from "../../site.config.ts";
import { loadFieldPage, loadGalleryPage } from "../alphaFields/index.ts";
import { readFieldNumber } from "../fields/fieldNumber.ts";
import { loadLandingPage } from "../landing/index.ts";
import type { Page } from "../lib/page.ts";
import { loadMyFieldsPage } from "../myFields/index.ts";
import { loadArticlePage, loadNewsPage } from "../news/index.ts";
import { loadRoomDesignerPage } from "../room/index.ts";
import { isRoomId, loadRoomPage, loadGalleryPage as loadRoomsPage } from "../room/share/index.ts";
import { loadSettings } from "./loadSettings.ts";
import { siteExchange } from "./siteExchange.ts";
import { siteSignIn } from "./siteWallet.ts";

export type Arrival = "prerendered" | "navigated";

export type Route = {
  /** Where the page's own chunk begins, so that the prerenderer can link its files; null: in the entry. */
  module: string | null;
  /** `given`: what the page shows, where the server that draws it knows. */
  load(arrival: Arrival, given?: object): Promise<Page | null>;
};

const landing: Route = { module: null, load: loadLandingPage };

const roomDesigner: Route = {
  module: "src/room/introduction/page.tsx",
  load: () => loadRoomDesignerPage({ signIn: site.features.signIn ? siteSignIn : null }),
};

const rooms: Route = {
  module: "src/room/share/gallery.tsx",
  load: (_arrival, given) => loadRoomsPage(given),
};

const room = (id: string): Route => ({
  module: "src/room/share/room.tsx",
  load: (_arrival, given) => loadRoomPage(id, given),
});

const gallery: Route = { module: "src/alphaFields/pages/gallery.ts", load: loadGalleryPage };

const field = (id: number): Route => ({
  module: "src/alphaFields/pages/field.ts",
  load: () => loadFieldPage(id, { settings: loadSettings }),
});
const myFields: Route = {
  module: "src/myFields/page.ts",
  load: () => loadMyFieldsPage({ settings: loadSettings, exchange: siteExchange }),
};

const news: Route = { module: "src/news/pages.ts", load: loadNewsPage };

const article = (slug: string): Route => ({
  module: "src/news/pages.ts",
  load: () => loadArticlePage(slug),
});

export const notFound: Route = {
  module: "src/app/NotFound.tsx",
  load: async () => (await import("./NotFound.tsx")).notFoundPage,
};

/** Whoever is signed in can show a room to everybody. */
const showsRooms = site.features.roomDesigner && site.features.signIn;

/** The route at a path of the site (without the base path), or null where there is no page. */
export function findRoute(path: string): Route | null {
  if (path === "/") return landing;
  if (path === "/room-designer" && site.features.roomDesigner) return roomDesigner;
  if (path === "/rooms" && showsRooms) return rooms;
  if (path.startsWith("/rooms/") && showsRooms) {
    const id = path.slice("/rooms/".length);
    return isRoomId(id) ? room(id) : null;
  }
  if (path === "/my-fields" && site.features.signIn) return myFields;
  if (path === "/fields") return gallery;
  if (path.startsWith("/fields/")) {
    const id = readFieldNumber(path.slice("/fields/".length), site.collection.size);
    return id === null ? null : field(id);
  }
  if (!site.features.news) return null;
  if (path === "/news") return news;
  const slug = /^\/news\/([a-z0-9-]+)$/.exec(path)?.[1];
  return slug ? article(slug) : null;
}

/** The path of an address inside this site, without base path and final slash; null outside of it. */
export function sitePath(url: URL, base: string): string | null {
  if (!`${url.pathname}/`.startsWith(base)) return null;
  const path = url.pathname.slice(base.length - 1) || "/";
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
