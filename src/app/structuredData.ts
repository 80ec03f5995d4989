// What search engines are told of a page in their own words (schema.org): what it is, and where in the site it lies.
import type { Page } from "../lib/page.ts";
import type { SiteConfig } from "../lib/siteConfig.ts";

type Told = {
  site: Pick<SiteConfig, "name" | "description">;
  page: Pick<Page, "title" | "description" | "type" | "published" | "image">;
  /** Absolute addresses: of the page, and of the site's first. */
  address: string;
  home: string;
};

export function structuredData({ site, page, address, home }: Told): object {
  const kind = { "@context": "https://schema.org" };
  if (address === home) {
    const { name, description } = site;
    return { ...kind, "@type": "WebSite", name, description, url: home };
  }
  if (page.type === "article")
    return {
      ...kind,
      "@type": "NewsArticle",
      headline: page.title,
      description: page.description,
      datePublished: page.published,
      image: page.image && new URL(page.image.url, home).href,
      mainEntityOfPage: address,
      publisher: { "@type": "Organization", name: site.name, url: home },
    };
  const step = (position: number, name: string, item: string) => ({
    "@type": "ListItem",
    position,
    name,
    item,
  });
  return {
    ...kind,
    "@type": "BreadcrumbList",
    itemListElement: [step(1, site.name, home), step(2, page.title, address)],
  };
}
