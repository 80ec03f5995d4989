// What a page of the site tells the shell and the prerenderer about itself.
import type { ComponentType } from "react";

/** What a page is given: the query of its address, with the question mark, or nothing. */
export type PageProps = { search?: string };

export type PageImage = { url: string; width: number; height: number; alt: string };

export type Page = {
  title: string;
  description: string;
  image?: PageImage;
  type?: "website" | "article";
  /** Whoever has its address may read it; searches do not list it. */
  isUnlisted?: boolean;
  /** ISO date of first publication; articles only. */
  published?: string;
  Content: ComponentType<PageProps>;
};
