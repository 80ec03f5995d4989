// Turns ordinary links into in-page navigations where the browser has the Navigation API; elsewhere they stay links.
import type { Page } from "../lib/page.ts";
import { findRoute, sitePath } from "./routes.ts";

export type NavigationWorld = {
  navigation: Navigation | undefined;
  base: string;
  reload(): void;
};

/** Calls `show` with each page that a link, Back or Forward leads to; the browser keeps scroll and focus. */
export function followLinks(world: NavigationWorld, show: (path: string, page: Page) => void) {
  const { navigation, base, reload } = world;
  if (!navigation) return () => {};

  const onNavigate = (event: NavigateEvent) => {
    if (!event.canIntercept || event.hashChange || event.formData) return;
    if (event.downloadRequest !== null || event.navigationType === "reload") return;
    const path = sitePath(new URL(event.destination.url), base);
    const route = path === null ? null : findRoute(path);
    if (path === null || route === null) return;

    event.intercept({
      async handler() {
        const page = await route.load("navigated").catch(() => null);
        if (event.signal.aborted) return;
        // A chunk that is gone (a newer release) or a post that is not there: let the server answer.
        if (page === null) return reload();
        show(path, page);
      },
    });
  };

  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}
