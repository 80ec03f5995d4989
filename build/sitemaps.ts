// What search engines are told of: an index, a sitemap of the pages, and as many of fields as it takes.
import { MOST_ADDRESSES, sitemapXml } from "../src/lib/sitemapXml.ts";

/** The path of a page, and the day of its last change where that is known. */
export type Listed = { path: string; changed?: string | undefined };

type Sitemaps = {
  origin: string;
  base: string;
  pages: readonly Listed[];
  fields: readonly Listed[];
  /** Names of sitemaps that the server makes. */
  served?: readonly string[];
};

/** By the names of their files; the index is sitemap.xml. */
export function sitemaps({
  origin,
  base,
  pages,
  fields,
  served = [],
}: Sitemaps): Map<string, string> {
  const all = new Map<string, readonly Listed[]>([["sitemap-pages.xml", pages]]);
  for (let from = 0; from < fields.length; from += MOST_ADDRESSES) {
    const name = `sitemap-fields-${from / MOST_ADDRESSES + 1}.xml`;
    all.set(name, fields.slice(from, from + MOST_ADDRESSES));
  }
  const newest = (listed: readonly Listed[]) =>
    listed
      .flatMap(({ changed }) => changed ?? [])
      .toSorted()
      .at(-1);
  const address = (name: string) => origin + base + name;
  // Paths are checked page paths of the site, so nothing in them needs escaping.
  const index = [
    ...[...all].map(([name, listed]) => [address(name), newest(listed)] as const),
    ...served.map((name) => [address(name), undefined] as const),
  ];
  return new Map([
    ["sitemap.xml", sitemapXml("sitemapindex", index)],
    ...[...all].map(([name, listed]): [string, string] => [
      name,
      sitemapXml(
        "urlset",
        listed.map(({ path, changed }) => [address(path.slice(1)), changed] as const),
      ),
    ]),
  ]);
}
