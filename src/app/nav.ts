// The links of the top bar, and which of them stands for where the visitor is.
import { useEffect, useState } from "react";
import site from "../../site.config.ts";
import type { SiteConfig } from "../lib/siteConfig.ts";
import { findPage, type Route, routes } from "../routes/routes.ts";

type NavLink = SiteConfig["nav"][number];

/** Those of site.config.ts whose page there is; the farm has a button of its own. */
export const siteNav = ({ nav, features }: Pick<SiteConfig, "nav" | "features">): NavLink[] =>
  nav.filter(
    ({ href }) =>
      href !== routes.play.path &&
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

type Box = { readonly id: string; readonly top: number; readonly bottom: number };

/** The section that lies on the reading line; what follows the last one is none of them. */
export const sectionInView = (boxes: readonly Box[], readingLine: number): string | null =>
  boxes.findLast(({ top, bottom }) => top <= readingLine && bottom > readingLine)?.id ?? null;

/** Follows which of the page's sections the visitor is reading. */
export function useSectionInView(ids: readonly string[], path: string): string | null {
  const [section, setSection] = useState<string | null>(null);

  useEffect(() => {
    if (path !== "/") return setSection(null);
    let frame = 0;
    const read = () => {
      frame = 0;
      const boxes = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
      });
      setSection(sectionInView(boxes, innerHeight * 0.4));
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
