// What search engines are told of: an index, a sitemap of the pages, and as many of fields as it takes.

/** No sitemap may name more (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

/** The path of a page, and the day of its last change where that is known. */
export type Listed = { path: string; changed?: string | undefined };

type Sitemaps = {
  origin: string;
  base: string;
  pages: readonly Listed[];
  fields: readonly Listed[];
};

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

// Paths are checked page paths of the site, so nothing in them needs escaping.
function list(
  kind: "sitemapindex" | "urlset",
  entries: readonly (readonly [string, string | undefined])[],
) {
  const entry = kind === "urlset" ? "url" : "sitemap";
  const lines = entries.map(
    ([address, changed]) =>
      `  <${entry}><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</${entry}>`,
  );
  return [head, `<${kind} ${namespace}>`, ...lines, `</${kind}>`, ""].join("\n");
}

/** By the names of their files; the index is sitemap.xml. */
export function sitemaps({ origin, base, pages, fields }: Sitemaps): Map<string, string> {
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
  const index = [...all].map(([name, listed]) => [origin + base + name, newest(listed)] as const);
  return new Map([
    ["sitemap.xml", list("sitemapindex", index)],
    ...[...all].map(([name, listed]): [string, string] => [
      name,
      list(
        "urlset",
        listed.map(({ path, changed }) => [origin + base + path.slice(1), changed] as const),
      ),
    ]),
  ]);
}
