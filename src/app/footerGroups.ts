// What the footer lists: the pages of the site by what they are about, and the studio's places elsewhere.
import { leadingSomewhere } from "../lib/exampleLinks.ts";
import type { SiteConfig } from "../lib/siteConfig.ts";
import { openRoutes, type RouteName, routes } from "../routes/routes.ts";
import { strings } from "./strings.ts";

type FooterLink = { label: string; href: string };
export type FooterGroup = { title: string; links: readonly FooterLink[] };

/** Pages that are switched off, links that lead nowhere yet, and groups without any are left out. */
export function footerGroups({ features, links }: Pick<SiteConfig, "features" | "links">) {
  const open = new Set<RouteName>(openRoutes({ features }).map(([name]) => name));
  const page = (name: RouteName, label: string): FooterLink[] =>
    open.has(name) ? [{ label, href: routes[name].path }] : [];
  const outside = (...all: readonly FooterLink[]) =>
    all.filter(({ href }) => leadingSomewhere(href));

  const groups: FooterGroup[] = [
    {
      title: strings.theGame,
      links: [
        ...page("play", strings.play),
        ...page("roomDesigner", strings.roomDesigner),
        ...page("rooms", strings.rooms),
        ...page("news", strings.news),
        ...page("rules", strings.rules),
      ],
    },
    {
      title: strings.theLand,
      links: [
        ...page("fields", strings.fields),
        ...page("world", strings.mapAndParishes),
        { label: strings.odds, href: `${routes.fields.path}#odds` },
        ...page("myFields", strings.myFields),
      ],
    },
    { title: strings.stayConnected, links: outside(links.social, links.chat) },
    { title: strings.marketplace, links: outside(links.marketplace) },
    { title: strings.hostedOn, links: outside(links.guide) },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
