// The whole site: the shell around the page that is open.
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import site from "../../site.config.ts";
import type { Page } from "../lib/page.ts";
import { followLinks } from "./navigation.ts";
import { Providers } from "./Providers.tsx";
import { Shell } from "./Shell.tsx";

export type View = { path: string; page: Page };

export const documentTitle = (page: Page): string =>
  page.title === site.name ? `${site.name}: ${site.tagline}` : `${page.title} · ${site.name}`;

export function App({ initial }: { initial: View }) {
  const [{ path, page }, setView] = useState(initial);

  useEffect(
    () =>
      followLinks(
        {
          navigation: window.navigation,
          base: import.meta.env.BASE_URL,
          reload: () => location.reload(),
        },
        (nextPath, nextPage) => {
          flushSync(() => setView({ path: nextPath, page: nextPage }));
          document.title = documentTitle(nextPage);
          import("../ui/LiveRegion.tsx").then(({ announce }) => announce(nextPage.title));
        },
      ),
    [],
  );

  return (
    <Providers>
      <Shell path={path}>
        <page.Content key={path} />
      </Shell>
    </Providers>
  );
}
