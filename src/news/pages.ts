// The pages of the news: one with all of it, and one for every post.

import { posts } from "virtual:news";
import { articles } from "virtual:news/articles";
import type { Page } from "../lib/page.ts";
import { ArticlePage } from "./ArticlePage.tsx";
import { coverImage } from "./coverImage.ts";
import { NewsPage } from "./NewsPage.tsx";
import { strings } from "./strings.ts";

export function newsPage(): Page {
  const image = posts[0] && coverImage(posts[0].cover);
  return {
    title: strings.title,
    description: strings.description,
    ...(image && { image }),
    Content: NewsPage,
  };
}

export async function articlePage(slug: string): Promise<Page | null> {
  const load = articles[slug];
  if (load === undefined) return null;
  const { default: article } = await load();
  const image = coverImage(article.cover);
  return {
    title: article.title,
    description: article.summary,
    type: "article",
    published: article.date,
    ...(image && { image }),
    Content: ArticlePage.bind(null, { article }),
  };
}
