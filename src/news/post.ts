// What the pages know of a post: its summary in the list, and the whole of it in the article.
import type { CoverName } from "./coverNames.ts";

export type Cover =
  | { kind: "still"; name: CoverName; alt?: string }
  | { kind: "file"; url: string; width: number; height: number; alt: string };

export type PostSummary = {
  slug: string;
  title: string;
  /** ISO calendar date, read as UTC. */
  date: string;
  summary: string;
  cover: Cover;
};

export type Neighbour = Pick<PostSummary, "slug" | "title">;

export type Article = PostSummary & { html: string; newer?: Neighbour; older?: Neighbour };
