// The one file of a cover that is shown where a link to the post is shared.
import type { PageImage } from "../lib/page.ts";
import { covers } from "./covers.ts";
import type { Cover } from "./post.ts";

export function coverImage(cover: Cover): PageImage | undefined {
  if (cover.kind === "file") {
    const { url, width, height, alt } = cover;
    return { url, width, height, alt };
  }
  const { picture, alt } = covers[cover.name];
  // Few of the programs that draw such previews read AVIF.
  const { webp } = picture.day;
  const form = webp.find(({ width }) => width >= picture.width) ?? webp.at(-1);
  if (form === undefined) return undefined;
  const height = Math.round((form.width * picture.height) / picture.width);
  return { url: form.url, width: form.width, height, alt: cover.alt ?? alt };
}
