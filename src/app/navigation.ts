// Turns ordinary links into in-page navigations where the browser has the Navigation API; elsewhere they stay links.
import { isGoTo } from "../lib/goTo.ts";
import type { Page } from "../lib/page.ts";
import { sitePath } from "../routes/routes.ts";

export type NavigationPorts = {
  navigation: Navigation | undefined;
  base: string;
  /** What loads the page at a path of the site, or null where there is no such page. */
  find(path: string, search: string): (() => Promise<Page | null>) | null;
  /** Where the visitor is. */
  here(): URL;
  reload(): void;
};

export type Arrived = {
  path: string;
  search: string;
  page: Page;
  /** The same page with another query: what the visitor sees changes in place. */
  isSamePage: boolean;
};

/** Calls `show` with each page that a link, Back or Forward leads to; the browser keeps scroll and focus. */
export function followLinks(ports: NavigationPorts, show: (arrived: Arrived) => void) {
  const { navigation, base, find, here, reload } = ports;
  if (!navigation) return () => {};

  const onNavigate = (event: NavigateEvent) => {
    if (!event.canIntercept || event.hashChange || event.formData) return;
    if (event.downloadRequest !== null || event.navigationType === "reload") return;
    const url = new URL(event.destination.url);
    const path = sitePath(url, base);
    const load = path === null ? null : find(path, url.search);
    if (path === null || load === null) return;
    const isSamePage = path === sitePath(here(), base) && event.navigationType !== "traverse";
    // A page that changed its own address (history.replaceState) knows, and shows what it wants already.
    const isAsked = event.userInitiated || isGoTo(event.info);
    if (isSamePage && event.navigationType === "replace" && !isAsked) return;

    event.intercept({
      // Whoever sets a filter stays at it; Back still leads to where one was.
      ...(isSamePage && { focusReset: "manual", scroll: "manual" }),
      async handler() {
        const page = await load().catch(() => null);
        if (event.signal.aborted) return;
        // A chunk that is gone (a newer release) or a post that is not there: let the server answer.
        if (page === null) return reload();
        show({ path, search: url.search, page, isSamePage });
      },
    });
  };

  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}
