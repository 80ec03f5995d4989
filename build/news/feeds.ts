// The news for feed readers: Atom 1.0 and JSON Feed 1.1, each with the whole text of every post.
import { postHtml } from "./publishPost.ts";
import type { Post } from "./readPosts.ts";

export type FeedOptions = {
  site: { name: string; description: string };
  /** Newest first. */
  posts: readonly Post[];
  /** Without a final slash. */
  origin: string;
  /** The base path of the site; begins and ends with "/". */
  base: string;
  /** The address of a post's cover, from the site's root, by slug. */
  images?: ReadonlyMap<string, string>;
};

export function atomFeed({ site, posts, origin, base }: FeedOptions): string {
  const home = origin + base;
  const page = `${home}news`;
  const entries = posts.flatMap((post) => [
    "  <entry>",
    `    <id>${xml(addressOf(post, home))}</id>`,
    `    <title>${xml(post.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${xml(addressOf(post, home))}"/>`,
    `    <published>${timeOf(post)}</published>`,
    `    <updated>${timeOf(post)}</updated>`,
    `    <summary>${xml(post.summary)}</summary>`,
    `    <content type="html">${xml(postHtml(post, home))}</content>`,
    "  </entry>",
  ]);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${xml(page)}</id>`,
    `  <title>${xml(titleOf(site))}</title>`,
    `  <subtitle>${xml(site.description)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${xml(`${home}feed.xml`)}"/>`,
    `  <link rel="alternate" type="text/html" href="${xml(page)}"/>`,
    // The date of the newest post, not of the build: the same posts always make the same feed.
    `  <updated>${posts[0] ? timeOf(posts[0]) : "1970-01-01T00:00:00Z"}</updated>`,
    `  <author><name>${xml(site.name)}</name></author>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}

export function jsonFeed({ site, posts, origin, base, images }: FeedOptions): string {
  const home = origin + base;
  const items = posts.map((post) => {
    const image = images?.get(post.slug);
    return {
      id: addressOf(post, home),
      url: addressOf(post, home),
      title: post.title,
      summary: post.summary,
      content_html: postHtml(post, home),
      date_published: timeOf(post),
      ...(image && { image: origin + image }),
    };
  });
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: titleOf(site),
    description: site.description,
    home_page_url: `${home}news`,
    feed_url: `${home}feed.json`,
    language: "en",
    authors: [{ name: site.name, url: home }],
    items,
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

const titleOf = ({ name }: FeedOptions["site"]) => `${name} news`;

const addressOf = ({ slug }: Post, home: string) => `${home}news/${slug}`;

const timeOf = ({ date }: Post) => `${date}T00:00:00Z`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as XML takes it: markup escaped, and without the characters that no XML document may hold. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"]/g, (character) => entities[character] ?? "");
