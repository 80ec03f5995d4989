// What a page of the site tells the shell and the prerenderer about itself.
import type { ComponentType } from "react";

/** What a page is given: the query of its address, with the question mark, or nothing; and what it said of itself. */
export type PageProps = {
  search?: string;
  given?: object | undefined;
  /** Back or Forward led to it: one is where one was, however far down. */
  isReturn?: boolean;
};

export type PageImage = { url: string; width: number; height: number; alt: string };

export type Page = {
  title: string;
  description: string;
  image?: PageImage;
  type?: "website" | "article";
  /** Whoever has its address may read it; searches do not list it. */
  isUnlisted?: boolean;
  /** Other sites may ask what to show of a link to it (oEmbed). */
  isEmbeddable?: true;
  /** Stands in a frame of another site: without the shell, and without anybody's account. */
  isBare?: boolean;
  /** The id of what follows the first view, which is painted whole: a page that has come in part would move. */
  below?: string;
  /** What a second skip link leads to, by its id, and how that link is called. */
  skipTo?: { readonly id: string; readonly words: string };
  /** ISO date of first publication; articles only. */
  published?: string;
  /** Handed to `Content`, which stays the same one where another query of the page is opened. */
  given?: object;
  Content: ComponentType<PageProps>;
};
