// The links of the top bar, and which of them stands for where the visitor is.
import { useEffect, useState } from "react";
import site from "../../site.config.ts";
import type { SiteConfig } from "../lib/siteConfig.ts";
import { findPage, type Route, routes } from "../routes/routes.ts";

type NavLink = SiteConfig["nav"][number];

/** Those of site.config.ts whose page there is. */
export const siteNav = ({ nav, features }: Pick<SiteConfig, "nav" | "features">): NavLink[] =>
  nav.filter(({ href }) =>
    Object.values<Route>(routes).every(
      ({ path, nav: link, needs = [] }) =>
        (path !== href && link !== href) || needs.every((feature) => features[feature]),
    ),
  );

/** `section` is the id of the landing page's section in view, or null above the first one. */
export function currentLink(path: string, section: string | null): string | null {
  if (path === "/") return section === null ? null : `/#${section}`;
  return findPage(path, site)?.route.nav ?? path;
}

/** The last section whose top has passed the reading line; tops come in page order. */
export function sectionInView(
  tops: readonly { id: string; top: number }[],
  readingLine: number,
): string | null {
  let current: string | null = null;
  for (const { id, top } of tops) if (top <= readingLine) current = id;
  return current;
}

/** Follows which of the page's sections the visitor is reading. */
export function useSectionInView(ids: readonly string[], path: string): string | null {
  const [section, setSection] = useState<string | null>(null);

  useEffect(() => {
    if (path !== "/") return setSection(null);
    let frame = 0;
    const read = () => {
      frame = 0;
      const tops = ids.flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top === undefined ? [] : [{ id, top }];
      });
      setSection(sectionInView(tops, innerHeight * 0.4));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onScroll);
    };
  }, [ids, path]);

  return section;
}
