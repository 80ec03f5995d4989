// The whole site: the kit that all pages stand in, the shell, and in it the page that is open.
import { announceLater } from "@loamstead/ui/announceLater.ts";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useLife } from "@loamstead/ui/life.ts";
import { WholeWindow } from "@loamstead/ui/wholeWindow.ts";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import site from "../../site.config.ts";
import type { Page } from "../lib/page.ts";
import { findPage } from "../routes/routes.ts";
import { Footer } from "./Footer.tsx";
import { fetchAhead } from "./fetchAhead.ts";
import { fetchedAhead, loadPage } from "./loadPage.ts";
import { followLinks } from "./navigation.ts";
import { Providers } from "./Providers.tsx";
import css from "./Shell.module.css";
import { strings } from "./strings.ts";
import { TopBar } from "./TopBar.tsx";

// Nothing is said before the visitor does something, so neither voice need weigh on the start.
const LiveRegion = lazyOrNothing(
  async () => (await import("@loamstead/ui/LiveRegion.tsx")).LiveRegion,
);
const Toasts = lazyOrNothing(async () => (await import("@loamstead/ui/Toast.tsx")).Toasts);

/** The frame of every page: skip links, top bar, main, footer and what speaks to the visitor. */
type ShellProps = { path: string; isBare: boolean; skipTo: Page["skipTo"]; children: ReactNode };

function Shell({ path, isBare, skipTo, children }: ShellProps) {
  const [isTaken, setTaken] = useState(false);
  return (
    <div className={css.frame} data-taken={isTaken || undefined}>
      {!isBare && (
        <a className={css.skip} href="#content">
          {strings.skip}
        </a>
      )}
      {skipTo && (
        <a className={css.skip} href={`#${skipTo.id}`}>
          {skipTo.words}
        </a>
      )}
      {!isBare && <TopBar path={path} isFolded={isTaken} />}
      <main id="content" tabIndex={-1} className={css.main}>
        <WholeWindow value={setTaken}>{children}</WholeWindow>
      </main>
      {!isTaken && !isBare && <Footer />}
      <LiveRegion />
      <Toasts />
    </div>
  );
}

export type CurrentPage = { path: string; search: string; page: Page; isReturn?: boolean };

export const documentTitle = (page: Page): string =>
  page.title === site.name ? `${site.name}: ${site.tagline}` : `${page.title} · ${site.name}`;

type AppProps = {
  initial: CurrentPage;
  /** What the server printed, in the browser. */
  printed?: HTMLElement;
};

export function App({ initial, printed }: AppProps) {
  const [{ path, search, page, isReturn = false }, setView] = useState(initial);

  // With the drawing itself: whoever chooses something in it at once is led on in place as well.
  useLayoutEffect(
    () =>
      followLinks(
        {
          navigation: window.navigation,
          base: import.meta.env.BASE_URL,
          find: (path, search) =>
            findPage(path, site) && (() => loadPage(path, { arrival: "navigated", search })),
          here: () => new URL(location.href),
          place: () => scrollY,
          scrollTo(place) {
            const go = () => scrollTo({ top: place, behavior: "instant" });
            go();
            // What a smooth scroll was about to do, Chromium does to the page that comes.
            requestAnimationFrame(go);
          },
          open: (address) => location.replace(address),
          reload: () => location.reload(),
        },
        ({ isSamePage, ...next }) => {
          flushSync(() => setView(next));
          document.title = documentTitle(next.page);
          if (!isSamePage) announceLater(next.page.title);
        },
      ),
    [],
  );

  useEffect(() => fetchAhead({ base: import.meta.env.BASE_URL, find: fetchedAhead }), []);

  // The last of its effects: by now links are followed as well.
  useLife(() => printed);

  const isBare = page.isBare === true;
  const shell = (
    <Shell path={path} isBare={isBare} skipTo={page.skipTo}>
      <page.Content key={path} search={search} given={page.given} isReturn={isReturn} />
    </Shell>
  );
  return isBare ? shell : <Providers>{shell}</Providers>;
}
