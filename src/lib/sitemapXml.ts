// A sitemap as search engines read it: of addresses, or of other sitemaps (sitemaps.org).

/** No sitemap may name more. */
export const MOST_ADDRESSES = 50_000;

/** An absolute address that needs no escaping, and the day of its last change where that is known. */
export type SitemapEntry = readonly [address: string, changed: string | undefined];

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The text of a sitemap. */
export function sitemapXml(
  kind: "sitemapindex" | "urlset",
  entries: readonly SitemapEntry[],
): string {
  const entry = kind === "urlset" ? "url" : "sitemap";
  const lines = entries.map(
    ([address, changed]) =>
      `  <${entry}><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</${entry}>`,
  );
  return [head, `<${kind} ${namespace}>`, ...lines, `</${kind}>`, ""].join("\n");
}
