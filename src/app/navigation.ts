// Turns ordinary links into in-page navigations where the browser has the Navigation API; elsewhere they stay links.
import type { Page } from "../lib/page.ts";
import { findRoute, sitePath } from "./routes.ts";

export type NavigationWorld = {
  navigation: Navigation | undefined;
  base: string;
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
export function followLinks(world: NavigationWorld, show: (arrived: Arrived) => void) {
  const { navigation, base, here, reload } = world;
  if (!navigation) return () => {};

  const onNavigate = (event: NavigateEvent) => {
    if (!event.canIntercept || event.hashChange || event.formData) return;
    if (event.downloadRequest !== null || event.navigationType === "reload") return;
    const url = new URL(event.destination.url);
    const path = sitePath(url, base);
    const route = path === null ? null : findRoute(path);
    if (path === null || route === null) return;
    const isSamePage = path === sitePath(here(), base) && event.navigationType !== "traverse";

    event.intercept({
      // Whoever sets a filter stays at it; Back still leads to where one was.
      ...(isSamePage && { focusReset: "manual", scroll: "manual" }),
      async handler() {
        const page = await route.load("navigated").catch(() => null);
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
