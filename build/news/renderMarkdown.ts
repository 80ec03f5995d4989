// Turns the Markdown of a post into HTML that cannot run anything, or tells what in it may not be published.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import MarkdownIt from "markdown-it";
import { isPictureName } from "./parsePost.ts";

type LinkPlace = {
  /** Where the site lives: a base path such as "/", or an origin and base path. Ends with "/". */
  base: string;
  /** The page the link stands on, without the base: "news/the-ponds". */
  page: string;
};

type ResolvedLink = { href: string; outer: boolean };

// Every link is read by the parser that browsers use, against a host nobody can own, and given out
// as that parser wrote it: what was checked is what will be followed.
const here = "https://site.invalid";

/** Turns a link as a post writes it into the address a reader's browser gets, or refuses it with the reason. */
export function resolveLink(href: string, { base, page }: LinkPlace): Result<ResolvedLink> {
  if (href.trim() === "") return refuse("has no address");
  const url = URL.parse(href, `${here}/${page}`);
  if (url === null || (url.origin === here && /^\s*[a-z]+:/i.test(href))) {
    return refuse("is not an address");
  }
  if (url.origin === here) {
    // A path of two slashes would name a host once it follows the base.
    const path = url.pathname.replace(/^\/+/, "");
    return accept({ href: base + path + url.search + url.hash, outer: false });
  }
  if (url.protocol === "mailto:") return accept({ href: url.href, outer: false });
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return refuse("may only begin with https:, http: or mailto:, or lie on this site");
  }
  if (!/^https?:\/\//i.test(href)) {
    return refuse("leaves the site, so it needs its https:// in front");
  }
  if (url.username !== "" || url.password !== "") {
    return refuse("must not hold a user name");
  }
  return accept({ href: url.href, outer: true });
}

/** A picture beside the posts, as a page needs to know it. */
export type PictureFacts = { path: string; width: number; height: number };

export type RenderOptions = LinkPlace & { pictures: ReadonlyMap<string, PictureFacts> };

export type RenderedMarkdown =
  | { ok: true; html: string; pictures: ReadonlySet<string> }
  | { ok: false; problems: readonly string[] };

type Token = ReturnType<typeof markdown.parse>[number];

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

// Links are judged after parsing, where a refusal can be told; nothing is rendered if one is refused.
markdown.validateLink = () => true;

markdown.renderer.rules.table_open = () =>
  '<div role="group" aria-label="Table" tabindex="0"><table>\n';

markdown.renderer.rules.table_close = () => "</table></div>\n";

const renderCode = (tokens: readonly Token[], at: number): string =>
  `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[at]?.content ?? "")}</code></pre>\n`;

markdown.renderer.rules.fence = renderCode;

markdown.renderer.rules.code_block = renderCode;

export function renderMarkdown(source: string, options: RenderOptions): RenderedMarkdown {
  const env = {};
  const tokens = markdown.parse(source, env);
  const problems: string[] = [];
  const pictures = new Set<string>();
  levelHeadings(tokens);
  for (const token of tokens.flatMap((each) => [each, ...(each.children ?? [])])) {
    if (token.type === "link_open") {
      const href = attribute(token, "href");
      const link = resolveLink(href, options);
      if (!link.ok) problems.push(`the link ${quote(href)} ${link.reason}`);
      else {
        token.attrSet("href", link.value.href);
        if (link.value.outer) token.attrSet("rel", "noopener noreferrer");
      }
    }
    if (token.type === "image") problems.push(...preparePicture(token, options, pictures));
    if (token.type === "th_open" || token.type === "td_open") alignCell(token);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, html: markdown.renderer.render(tokens, markdown.options, env), pictures };
}

function preparePicture(token: Token, { base, pictures }: RenderOptions, used: Set<string>) {
  const problems: string[] = [];
  const source = attribute(token, "src");
  const name = source.replace(/^\.\//, "");
  const picture = pictures.get(name);
  if (!isPictureName(source)) {
    problems.push(`the picture ${quote(source)} must lie beside the post, written ./picture.webp`);
  } else if (picture === undefined) {
    problems.push(`the picture ${quote(source)} is not there`);
  } else {
    used.add(name);
    token.attrSet("src", base + picture.path);
    token.attrSet("width", String(picture.width));
    token.attrSet("height", String(picture.height));
    token.attrSet("loading", "lazy");
    token.attrSet("decoding", "async");
  }
  if (token.content.trim() === "") {
    problems.push(`the picture ${quote(source)} needs a description between its brackets`);
  }
  return problems;
}

/** The page has the h1, so headings start at h2, and none skips a level that a listener would miss. */
function levelHeadings(tokens: readonly Token[]): void {
  let last = 1;
  for (const token of tokens) {
    if (token.type === "heading_open") {
      last = Math.min(Math.max(Number(token.tag.slice(1)), 2), last + 1);
      token.tag = `h${last}`;
    }
    if (token.type === "heading_close") token.tag = `h${last}`;
  }
}

/** The site allows no style attribute, so the alignment of a cell becomes a data attribute. */
function alignCell(token: Token): void {
  const align = /^text-align:(left|center|right)$/.exec(attribute(token, "style"))?.[1];
  token.attrs = align === undefined ? null : [["data-align", align]];
}

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? "");

const quote = (text: string): string =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
