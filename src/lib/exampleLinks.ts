// The links of a studio that are examples still: they lead to hosts that nobody can have.
import type { SiteConfig } from "./siteConfig.ts";

/** Whether an address is at a host under .example, which is kept free for examples. */
export const isExample = (href: string): boolean =>
  /^(?:https:\/\/|mailto:)[^/?#]*\.example(?:[:/?#]|$)/i.test(href);

type Links = Pick<SiteConfig, "nav" | "links" | "securityContact">;

/** The keys of site.config.ts under which there are any, with where each leads. */
export const exampleKeys = ({ nav, links, securityContact = "" }: Links): [string, string][] =>
  [
    ...nav.map(({ href }, at): [string, string] => [`nav.${at}`, href]),
    ...Object.entries(links).flatMap(([key, link]): [string, string][] =>
      link ? [[`links.${key}`, link.href]] : [],
    ),
    ["securityContact", securityContact] as [string, string],
  ].filter(([, href]) => isExample(href));

/** What `npm start` says of them where visitors are real; null where there are none. */
export function leftOutLine(site: Links): string | null {
  const keys = exampleKeys(site).map(([key]) => key);
  return keys.length === 0
    ? null
    : `Left out, because nobody is there: ${keys.join(", ")} (site.config.ts).`;
}

// Only the local world, which has a stand-in for everything, shows where they will be.
const keepsExamples: boolean = import.meta.env?.KEEPS_EXAMPLES ?? true;

/** An address as far as it leads somewhere; undefined where it is an example and visitors are real. */
export const leadingSomewhere = (href: string, keeps = keepsExamples): string | undefined =>
  keeps || !isExample(href) ? href : undefined;
