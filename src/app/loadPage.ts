// How each page of the list is loaded, and what of the site it is handed (code splitting).
import site from "../../site.config.ts";
import { loadFieldGalleryPage, loadFieldPage } from "../alphaFields/index.ts";
import type { Exchange } from "../exchange/index.ts";
import { loadLand } from "../fields/land/further.ts";
import { loadLandingPage } from "../landing/index.ts";
import type { Page } from "../lib/page.ts";
import { loadMyFieldsPage } from "../myFields/index.ts";
import { loadArticlePage, loadNewsPage } from "../news/index.ts";
import { loadParishPage } from "../parishes/index.ts";
import { loadPlayPage } from "../play/index.ts";
import { loadRoomDesignerPage } from "../room/index.ts";
import { loadRoomPage, loadRoomGalleryPage as loadRoomsPage } from "../room/share/index.ts";
import { findPage, type RouteName } from "../routes/routes.ts";
import { loadRulesPage } from "../rules/index.ts";
import { loadWorldPage } from "../world/index.ts";
import { linkPages } from "./linkPages.ts";
import { loadSettings } from "./loadSettings.ts";
import { siteSignIn } from "./siteWallet.ts";

type Asked = {
  /** Whether its HTML is there already. */
  arrival: "prerendered" | "navigated";
  /** What follows the fixed part of its address. */
  parameter: string;
  /** The query of its address. */
  search?: string;
  /** What the page shows, where the server that draws it knows. */
  given?: object | undefined;
};

/** No page needs more of it than this before somebody is connected. */
const loadExchange = () => import("./siteExchange.ts");
const exchange: Exchange = { session: async () => (await loadExchange()).siteExchange.session() };
const showExchange = async () => (await loadExchange()).showExchange();

const loaders: Record<RouteName, (asked: Asked) => Promise<Page | null>> = {
  landing: ({ arrival, given }) => loadLandingPage(arrival, given),
  play: () => loadPlayPage({ signIn: site.features.signIn ? siteSignIn : null }),
  roomDesigner: () => loadRoomDesignerPage({ signIn: site.features.signIn ? siteSignIn : null }),
  myFields: () => loadMyFieldsPage({ settings: loadSettings, exchange, showExchange }),
  news: loadNewsPage,
  article: ({ parameter }) => loadArticlePage(parameter),
  fields: ({ given }) => loadFieldGalleryPage(given),
  field: ({ parameter, given }) =>
    loadFieldPage(Number(parameter), { settings: loadSettings }, given),
  parish: ({ parameter, given }) => loadParishPage(parameter, given),
  world: ({ given }) => loadWorldPage(given),
  rules: loadRulesPage,
  offline: async () => (await import("./offlinePage/OfflinePage.tsx")).offlinePage,
  rooms: ({ given, search }) => loadRoomsPage(search ?? "", given),
  room: ({ parameter, given, search }) => loadRoomPage(parameter, siteSignIn, given, search),
};

/** The page at a path of the site, or null where there is none. */
export async function loadPage(
  path: string,
  how: Omit<Asked, "parameter"> = { arrival: "navigated" },
): Promise<Page | null> {
  const found = findPage(path, site);
  await loadLand(site.collection.size);
  if (!found) return null;
  const page = loaders[found.name]({ ...how, parameter: found.parameter });
  if (found.name !== "landing") await Promise.all([page, linkPages()]);
  return page;
}

/** What fetches a page before its link is pressed, or null where it can wait for that. */
export const fetchedAhead = (path: string): (() => Promise<unknown>) | null =>
  findPage(path, site)?.route.isUrgent ? () => loadPage(path) : null;

export const notFoundModule = "src/app/notFound/NotFound.tsx";

export const loadNotFound = async (): Promise<Page> =>
  (await import("./notFound/NotFound.tsx")).notFoundPage;
