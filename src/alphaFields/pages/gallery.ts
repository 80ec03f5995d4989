// The gallery of all fields as the shell and the server see it.
import site from "../../../site.config.ts";
import type { Page } from "../../lib/page.ts";
import { share } from "../../stills/share.ts";
import { GalleryPage } from "../gallery/GalleryPage.tsx";
import { galleryStrings } from "../gallery/strings.ts";

export const galleryPage: Page = {
  title: galleryStrings.pageTitle,
  description: galleryStrings.description(site.collection.size),
  image: { ...share, alt: galleryStrings.shareAlt },
  Content: GalleryPage,
};
