// The HTML document around a prerendered page: title, share tags, styles and scripts.
import { barColours } from "../lib/brandColours.ts";
import { givenName } from "../lib/drawPage.ts";
import type { Page, PageImage } from "../lib/page.ts";
import type { SiteConfig } from "../lib/siteConfig.ts";
import { structuredData } from "./structuredData.ts";

export type DocumentFiles = {
  styles: readonly string[];
  fonts: readonly string[];
  /** Runs before the page is painted. */
  head: string;
  /** Runs the client once the page has been painted. */
  begin: string;
  client: string;
  /** Run before the site's own scripts: a wallet of the local world, for example. */
  early?: readonly string[];
  /** What the client and the page import at once. */
  preloads: readonly string[];
  /** What the page imports once it runs. */
  later: readonly string[];
  /** Shown beside a link to the page: its name, a number and a picture. */
  card?: PageImage | undefined;
};

export type DocumentParts = {
  site: SiteConfig;
  page: Page;
  title: string;
  body: string;
  files: DocumentFiles;
  base: string;
  /** Absolute address of the page, or null where search engines have nothing to keep. */
  canonical: string | null;
  origin: string;
  /** What the server drew the page from, for the browser that brings it to life. */
  given?: object | undefined;
};

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character]!);

const low = { fetchpriority: "low" };

const tag = (name: string, attributes: Record<string, string | undefined>): string => {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join("")}>`;
};

/** Such a picture has the line to itself: the programs are asked for once it is there. */
const hasFirstPicture = (body: string): boolean => /<img [^>]*fetchpriority="high"/i.test(body);

/** Links to nothing, until `begin` says what they are to be: after the picture, or for another view alone. */
const afterPicture = (href: string): string => tag("link", { "data-rel": "modulepreload", href });
const forOtherView = (href: string): string =>
  tag("link", {
    ...(href.endsWith(".css")
      ? { "data-rel": "preload", as: "style" }
      : { "data-rel": "modulepreload" }),
    "data-other": "",
    href,
  });

/** Whoever left the note of it comes for what the page shows later. */
const hasOtherView = (body: string): boolean => / data-unless-noted="/.test(body);

const programs = ({ client, preloads }: DocumentFiles, body: string): string[] =>
  hasFirstPicture(body)
    ? preloads.map(afterPicture)
    : [client, ...preloads].map((href) => tag("link", { rel: "modulepreload", href, ...low }));

export function htmlDocument(parts: DocumentParts): string {
  const { site, page, title, body, files, base } = parts;
  const head = [
    `<meta charset="utf-8">`,
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    `<title>${escapeHtml(title)}</title>`,
    tag("meta", { name: "description", content: page.description }),
    ...files.fonts.map((href) =>
      tag("link", { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href }),
    ),
    ...files.styles.map((href) => tag("link", { rel: "stylesheet", href })),
    ...(page.below
      ? [tag("link", { rel: "expect", href: `#${page.below}`, blocking: "render" })]
      : []),
    ...(files.early ?? []).map((src) => `${tag("script", { defer: "", src })}</script>`),
    `${tag("script", { src: files.head })}</script>`,
    ...programs(files, body),
    ...(hasOtherView(body) ? files.later.map(forOtherView) : []),
    `${tag("script", { type: "module", src: files.begin, "data-client": files.client, ...low })}</script>`,
    tag("link", { rel: "icon", href: `${base}favicon.ico`, sizes: "32x32" }),
    tag("link", { rel: "icon", href: `${base}favicon.svg`, type: "image/svg+xml" }),
    tag("link", { rel: "apple-touch-icon", href: `${base}icon-180.png` }),
    tag("link", { rel: "manifest", href: `${base}site.webmanifest` }),
    tag("meta", { name: "color-scheme", content: "light dark" }),
    themeColour("light", barColours(site)[0]),
    themeColour("dark", barColours(site)[1]),
    ...(parts.canonical === null
      ? [tag("meta", { name: "robots", content: "noindex" })]
      : shareTags(parts, parts.canonical)),
    ...(page.isUnlisted ? [tag("meta", { name: "robots", content: "noindex" })] : []),
    ...(parts.given
      ? [tag("meta", { name: givenName, content: JSON.stringify(parts.given) })]
      : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.join("\n")}
</head>
<body>
<div id="root" data-printed>${body}</div>
</body>
</html>
`;
}

const themeColour = (scheme: string, content: string) =>
  tag("meta", { name: "theme-color", media: `(prefers-color-scheme: ${scheme})`, content });

/** A block of data: nothing of it is run, and the policy has nothing against it. */
function dataBlock({ site, page, base, origin }: DocumentParts, canonical: string): string {
  const data = structuredData({ site, page, address: canonical, home: origin + base });
  // Whatever a title says, it cannot end the block.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `${tag("script", { type: "application/ld+json" })}${text}</script>`;
}

function shareTags(parts: DocumentParts, canonical: string): string[] {
  const { site, page, base, origin, files } = parts;
  const image = files.card ?? page.image;
  const property = (name: string, content: string | undefined) =>
    content === undefined ? [] : [tag("meta", { property: name, content })];
  return [
    tag("link", { rel: "canonical", href: canonical }),
    ...property("og:site_name", site.name),
    ...property("og:type", page.type ?? "website"),
    ...property("og:title", page.title === site.name ? site.tagline : page.title),
    ...property("og:description", page.description),
    ...property("og:url", canonical),
    ...property("og:image", image && new URL(image.url, origin).href),
    ...property("og:image:width", image && String(image.width)),
    ...property("og:image:height", image && String(image.height)),
    ...property("og:image:alt", image?.alt),
    ...property("article:published_time", page.published),
    tag("meta", { name: "twitter:card", content: image ? "summary_large_image" : "summary" }),
    dataBlock(parts, canonical),
    ...(page.isEmbeddable
      ? [
          tag("link", {
            rel: "alternate",
            type: "application/json+oembed",
            title: page.title,
            href: `${origin}${base}api/oembed?url=${encodeURIComponent(canonical)}`,
          }),
        ]
      : []),
    ...(site.features.news ? feedLinks(site.name, base) : []),
  ];
}

const feedLinks = (name: string, base: string): string[] => [
  tag("link", {
    rel: "alternate",
    type: "application/atom+xml",
    title: `${name} news`,
    href: `${base}feed.xml`,
  }),
  tag("link", {
    rel: "alternate",
    type: "application/feed+json",
    title: `${name} news`,
    href: `${base}feed.json`,
  }),
];
