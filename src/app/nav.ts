// The links of the top bar, and which of them stands for where the visitor is.
import { useEffect, useState } from "react";
import site from "../../site.config.ts";
import { leadingSomewhere } from "../lib/exampleLinks.ts";
import type { SiteConfig } from "../lib/siteConfig.ts";
import {
  findPage,
  openRoutes,
  type PageSite,
  type Route,
  routePartsOf,
  routes,
} from "../routes/routes.ts";

type NavLink = SiteConfig["nav"][number];

/** Those of site.config.ts whose page there is; the farm has a button of its own. */
export const siteNav = ({ nav, features }: Pick<SiteConfig, "nav" | "features">): NavLink[] =>
  nav.filter(
    ({ href }) =>
      href !== routes.play.path &&
      leadingSomewhere(href) !== undefined &&
      Object.values<Route>(routes).every(
        ({ path, nav: link, needs = [] }) =>
          (path !== href && link !== href) || needs.every((feature) => features[feature]),
      ),
  );

/**
 * Where they lead from the page at a path: on the front page to its sections; from any other to the page that has the
 * whole of what the section shows, unless a link of its own leads there.
 */
export const linksFrom = (
  path: string,
  nav: readonly NavLink[],
  { features }: Pick<PageSite, "features">,
): readonly NavLink[] => {
  if (path === "/") return nav;
  const pages = new Map(
    openRoutes({ features })
      .filter(([, route]) => !routePartsOf(route).hasParameter)
      .map(([, route]) => [route.nav, route.path]),
  );
  return nav.map(({ label, href }) => {
    const page = pages.get(href);
    return { label, href: page && nav.every((other) => other.href !== page) ? page : href };
  });
};

/** What `aria-current` says of a link: "page" at its own page, "true" on a page below it, "location" in its section. */
export type Current = "page" | "true" | "location" | undefined;

/** `section` is the id of the landing page's section in view, or null above the first one. */
export function currentAt(href: string, path: string, section: string | null): Current {
  if (path === "/") return section !== null && href === `/#${section}` ? "location" : undefined;
  if (href === path) return "page";
  const here = findPage(path, site)?.route.nav;
  if (here === undefined) return undefined;
  const stands = href === here || findPage(href, site)?.route.nav === here;
  return stands ? "true" : undefined;
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
