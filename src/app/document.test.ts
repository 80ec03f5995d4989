import { describe, expect, it } from "vitest";
import site from "../../site.config.ts";
import type { Page } from "../lib/page.ts";
import { type DocumentParts, htmlDocument } from "./document.ts";

const page: Page = { title: "Ponds", description: "About ponds.", Content: () => null };
const parts: DocumentParts = {
  site,
  page,
  title: "Ponds · Loamstead",
  body: "<main>ponds</main>",
  base: "/loamstead/",
  origin: "https://farm.example",
  canonical: "https://farm.example/loamstead/news/ponds",
  files: {
    client: "/loamstead/assets/a.js",
    begin: "/loamstead/assets/s.js",
    head: "/loamstead/assets/h.js",
    preloads: ["/loamstead/assets/b.js"],
    later: ["/loamstead/assets/farm.css", "/loamstead/assets/farm.js"],
    styles: ["/loamstead/assets/a.css", "/loamstead/assets/c.css"],
    fonts: ["/loamstead/assets/f.woff2"],
  },
};

describe("htmlDocument", () => {
  it("holds the body, the script and every file once", () => {
    const html = htmlDocument(parts);
    expect(html).toContain('<div id="root" data-printed><main>ponds</main></div>');
    for (const file of ["b.js", "s.js", "a.css", "c.css", "f.woff2"])
      expect(html.split(`/loamstead/assets/${file}`)).toHaveLength(2);
  });

  it("brings the programs along, but after the picture of a page that has one in its first view", () => {
    const named =
      /<script type="module" src="\/loamstead\/assets\/s.js" data-client="\/loamstead\/assets\/a.js"/;
    const brought = /<link rel="modulepreload" href="\/loamstead\/assets\/a.js"/;
    const part = '<link rel="modulepreload" href="/loamstead/assets/b.js" fetchpriority="low">';
    const plain = htmlDocument(parts);
    expect(plain).toMatch(named);
    expect(plain).toMatch(brought);
    expect(plain).toContain(part);
    const body = '<picture><img src="/hero.webp" fetchPriority="high"/></picture>';
    const pictured = htmlDocument({ ...parts, body });
    expect(pictured).toMatch(named);
    expect(pictured).not.toMatch(brought);
    expect(pictured).not.toContain(part);
    expect(pictured).toContain('<link data-rel="modulepreload" href="/loamstead/assets/b.js">');
  });

  it("names what comes later for those alone who come for another view than the printed one", () => {
    expect(htmlDocument(parts)).not.toContain("farm.js");
    const body = '<div data-unless-noted="last-farm"></div>';
    const html = htmlDocument({ ...parts, body });
    expect(html).toContain(
      '<link data-rel="preload" as="style" data-other="" href="/loamstead/assets/farm.css">',
    );
    expect(html).toContain(
      '<link data-rel="modulepreload" data-other="" href="/loamstead/assets/farm.js">',
    );
  });

  it("paints a first view whole, where a page says what follows it", () => {
    const expected = '<link rel="expect" href="#overview" blocking="render">';
    expect(htmlDocument(parts)).not.toContain('rel="expect"');
    expect(htmlDocument({ ...parts, page: { ...page, below: "overview" } })).toContain(expected);
  });

  it("has no inline script and no inline style, which the site's policy forbids", () => {
    const html = htmlDocument(parts);
    // A block of data is no script: it is never run.
    const run = html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, "");
    expect(run).not.toMatch(/<style|style=|<script(?![^>]*src=)/);
  });

  it("keeps hostile titles inert", () => {
    const title = `$&</title><script>alert("1")</script>'`;
    const html = htmlDocument({ ...parts, title, page: { ...page, title, description: title } });
    expect(html).not.toContain("<script>alert");
    expect(html).toContain(
      "<title>$&amp;&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;</title>",
    );
  });

  it("tells search engines what it is, in a block that no title can end", () => {
    const title = `</script><script>alert("1")</script>`;
    const html = htmlDocument({ ...parts, page: { ...page, title } });
    const [, block] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(block!)).toMatchObject({ itemListElement: [{}, { name: title }] });
    expect(htmlDocument({ ...parts, canonical: null })).not.toContain("ld+json");
  });

  it("shows the card of a page beside its links, where it has one, in its own words", () => {
    const image = { url: "/loamstead/assets/pond.webp", width: 9, height: 9, alt: "A pond" };
    const card = {
      url: "/loamstead/assets/card.png",
      width: 1200,
      height: 630,
      alt: "Ponds: 3 of them",
    };
    const files = { ...parts.files, card };
    const html = htmlDocument({ ...parts, files, page: { ...page, image } });
    const told = (name: string, content: string) =>
      `property="og:image${name}" content="${content}"`;
    expect(html).toContain(told("", "https://farm.example/loamstead/assets/card.png"));
    expect(html).toContain(told(":width", "1200"));
    expect(html).toContain(told(":alt", "Ponds: 3 of them"));
    expect(htmlDocument({ ...parts, page: { ...page, image } })).toContain("pond.webp");
  });

  it("says where other sites may ask what to show of it", () => {
    const html = htmlDocument({ ...parts, page: { ...page, isEmbeddable: true } });
    const asked = encodeURIComponent(parts.canonical!);
    expect(html).toContain(
      `type="application/json+oembed" title="Ponds" href="https://farm.example/loamstead/api/oembed?url=${asked}"`,
    );
    expect(htmlDocument(parts)).not.toContain("oembed");
  });

  it("gives articles with a picture their share tags with absolute addresses", () => {
    const image = { url: "/loamstead/assets/p.webp", width: 960, height: 600, alt: "A pond" };
    const html = htmlDocument({
      ...parts,
      page: { ...page, type: "article", published: "2026-11-18", image },
    });
    expect(html).toContain('content="https://farm.example/loamstead/assets/p.webp"');
    expect(html).toContain('property="article:published_time" content="2026-11-18"');
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    expect(html).toContain(`rel="canonical" href="${parts.canonical}"`);
  });

  it("keeps the page of unknown addresses out of search engines", () => {
    const html = htmlDocument({ ...parts, canonical: null });
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain("og:url");
  });

  it("tells the browser what the page was drawn from, without a script and without closing the tag", () => {
    const given = { name: `A "quoted" </title><script>` };
    const content = /<meta name="given" content="([^"]*)">/.exec(
      htmlDocument({ ...parts, given }),
    )?.[1];
    expect(content).toBe(
      "{&quot;name&quot;:&quot;A \\&quot;quoted\\&quot; &lt;/title&gt;&lt;script&gt;&quot;}",
    );
    expect(htmlDocument(parts)).not.toContain('name="given"');
  });
});
