// Makes out of a post what a page shows of it, with every address under the base it is published at.
import type { Article, PostCover, PostSummary } from "../../src/news/post.ts";
import type { Post } from "./readPosts.ts";
import { renderMarkdown } from "./renderMarkdown.ts";

/** The HTML of a post; the base is a base path, or an origin and base path for readers elsewhere. */
export function postHtml(post: Post, base: string): string {
  const place = { base, page: `news/${post.slug}`, pictures: post.pictures };
  const rendered = renderMarkdown(post.body, place);
  if (!rendered.ok) throw new Error(`${post.file} was published unread: ${rendered.problems[0]}`);
  return rendered.html;
}

export function postSummary(post: Post, base: string): PostSummary {
  const { slug, title, date, summary } = post;
  return { slug, title, date, summary, cover: coverOf(post, base) };
}

/** The whole of a post, with the names of its neighbours among posts sorted newest first. */
export function postArticle(posts: readonly Post[], slug: string, base: string): Article | null {
  const at = posts.findIndex((post) => post.slug === slug);
  const post = posts[at];
  if (post === undefined) return null;
  const newer = neighbour(posts[at - 1]);
  const older = neighbour(posts[at + 1]);
  return {
    ...postSummary(post, base),
    html: postHtml(post, base),
    ...(newer && { newer }),
    ...(older && { older }),
  };
}

const neighbour = (post: Post | undefined) => post && { slug: post.slug, title: post.title };

function coverOf({ file, cover, pictures }: Post, base: string): PostCover {
  if (cover.kind === "still") return cover;
  const picture = pictures.get(cover.file);
  if (picture === undefined) throw new Error(`${file} was published without its cover`);
  const { path, width, height } = picture;
  return { kind: "file", url: base + path, width, height, alt: cover.alt };
}
