// The pages of the news: one with all of it, and one for every post.
import { posts } from "virtual:news";
import { articles } from "virtual:news/articles";
import type { Page, PageImage } from "../lib/page.ts";
import { ArticlePage } from "./ArticlePage.tsx";
import { coverPictures } from "./covers.ts";
import { NewsPage } from "./NewsPage.tsx";
import type { PostCover } from "./post.ts";
import { strings } from "./strings.ts";

/** The one file of a cover that is shown where a link to the post is shared. */
function coverImage(cover: PostCover): PageImage | undefined {
  if (cover.kind === "file") {
    const { url, width, height, alt } = cover;
    return { url, width, height, alt };
  }
  const { picture, alt } = coverPictures[cover.name];
  // Few of the programs that draw such previews read AVIF.
  const { webp } = picture.day;
  const form = webp.find(({ width }) => width >= picture.width) ?? webp.at(-1);
  if (form === undefined) return undefined;
  const height = Math.round((form.width * picture.height) / picture.width);
  return { url: form.url, width: form.width, height, alt: cover.alt ?? alt };
}

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
