// What the pages know of a post: its summary in the list, the whole of it in the article, and which of them are looked for.
import type { CoverName } from "./coverNames.ts";
import { longDate } from "./formatDate.ts";

export type PostCover =
  | { kind: "still"; name: CoverName; alt?: string }
  | { kind: "file"; url: string; width: number; height: number; alt: string };

export type PostSummary = {
  slug: string;
  title: string;
  /** ISO calendar date, read as UTC. */
  date: string;
  summary: string;
  cover: PostCover;
};

export type PostLink = Pick<PostSummary, "slug" | "title">;

export type Article = PostSummary & { html: string; newer?: PostLink; older?: PostLink };

const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’']/g, "").toLowerCase();

/** Those that mention every word a visitor typed, whatever its case or accents. */
export function filterPosts(posts: readonly PostSummary[], query: string): readonly PostSummary[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return posts.filter(({ title, summary, date }) => {
    const text = plain(`${title} ${summary} ${longDate(date)}`);
    return words.every((word) => text.includes(word));
  });
}
