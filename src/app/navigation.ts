// Turns ordinary links into in-page navigations where the browser has the Navigation API; elsewhere they stay links (client-side router).
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
  /** How far down the page. */
  place(): number;
  scrollTo(place: number): void;
  /** Loads the document of the entry that is current already: from its top, or where one was in it. */
  open(address: string): void;
  reload(): void;
};

export type Arrived = {
  path: string;
  search: string;
  page: Page;
  /** The same page with another query: what the visitor sees changes in place. */
  isSamePage: boolean;
  /** Back or Forward: the visitor goes to where they were on it. */
  isReturn: boolean;
};

/** Calls `show` with each page that a link, Back or Forward leads to; the browser keeps focus and, mostly, scroll. */
export function followLinks(ports: NavigationPorts, show: (arrived: Arrived) => void) {
  const { navigation, base, find, here, place, scrollTo, open, reload } = ports;
  if (!navigation) return () => {};

  /** By the keys of the entries that the visitor has left. */
  const places = new Map<string, number>();
  /** The entry is the next page's already, and the page still the last one's. */
  let isOnItsWay = false;

  const onNavigate = (event: NavigateEvent) => {
    if (navigation.currentEntry && !isOnItsWay) places.set(navigation.currentEntry.key, place());
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

    // Chromium forgets it where the page becomes so short on its way to the next that it jumps.
    const before =
      event.navigationType === "traverse" ? places.get(event.destination.key) : undefined;

    isOnItsWay = true;
    event.intercept({
      // Whoever sets a filter stays at it; Back still leads to where one was.
      ...(isSamePage && { focusReset: "manual" }),
      ...((isSamePage || before !== undefined) && { scroll: "manual" }),
      async handler() {
        const page = await load().catch(() => null);
        if (event.signal.aborted) return;
        // A chunk that is gone (a newer release) or a post that is not there: let the server answer.
        if (page === null) {
          // To a part of a page, it would be led to in the document that stands.
          if (event.navigationType !== "traverse" && !url.hash) return open(url.href);
          // What is loaded again begins where this document stands.
          if (before !== undefined) scrollTo(before);
          else if (event.navigationType === "traverse") event.scroll();
          return reload();
        }
        const isReturn = event.navigationType === "traverse";
        show({ path, search: url.search, page, isSamePage, isReturn });
        if (before !== undefined) scrollTo(before);
        isOnItsWay = false;
      },
    });
  };

  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}
