// The whole site: the shell around the page that is open.
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import site from "../../site.config.ts";
import type { Page } from "../lib/page.ts";
import { findPage } from "../routes/routes.ts";
import { loadPage } from "./loadPage.ts";
import { followLinks } from "./navigation.ts";
import { Providers } from "./Providers.tsx";
import { Shell } from "./Shell.tsx";

export type View = { path: string; search: string; page: Page };

export const documentTitle = (page: Page): string =>
  page.title === site.name ? `${site.name}: ${site.tagline}` : `${page.title} · ${site.name}`;

export function App({ initial }: { initial: View }) {
  const [{ path, search, page }, setView] = useState(initial);

  useEffect(
    () =>
      followLinks(
        {
          navigation: window.navigation,
          base: import.meta.env.BASE_URL,
          find: (path) => findPage(path, site) && (() => loadPage(path)),
          here: () => new URL(location.href),
          reload: () => location.reload(),
        },
        ({ isSamePage, ...next }) => {
          flushSync(() => setView(next));
          document.title = documentTitle(next.page);
          if (!isSamePage)
            import("../ui/LiveRegion.tsx").then(({ announce }) => announce(next.page.title));
        },
      ),
    [],
  );

  return (
    <Providers>
      <Shell path={path}>
        <page.Content key={path} search={search} />
      </Shell>
    </Providers>
  );
}
