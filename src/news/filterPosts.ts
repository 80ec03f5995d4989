// Finds the posts that mention every word a visitor typed, whatever its case or accents.
import { longDate } from "./formatDate.ts";
import type { PostSummary } from "./post.ts";

const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’']/g, "").toLowerCase();

export function filterPosts(posts: readonly PostSummary[], query: string): readonly PostSummary[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return posts.filter(({ title, summary, date }) => {
    const text = plain(`${title} ${summary} ${longDate(date)}`);
    return words.every((word) => text.includes(word));
  });
}
