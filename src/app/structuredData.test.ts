import { expect, it } from "vitest";
import { structuredData } from "./structuredData.ts";

const site = { name: "Saltmere", description: "A farm by the sea." };
const page = { title: "Ponds", description: "About ponds." };
const home = "https://farm.example/saltmere/";

it("tells of the site on its first page", () => {
  expect(structuredData({ site, page, address: home, home })).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Saltmere",
    description: "A farm by the sea.",
    url: home,
  });
});

it("tells of an article with its day and the whole address of its picture", () => {
  const image = { url: "/saltmere/assets/p.webp", width: 960, height: 600, alt: "A pond" };
  const article = { ...page, type: "article", published: "2026-11-18", image } as const;
  expect(structuredData({ site, page: article, address: `${home}news/ponds`, home })).toMatchObject(
    {
      "@type": "NewsArticle",
      headline: "Ponds",
      datePublished: "2026-11-18",
      image: "https://farm.example/saltmere/assets/p.webp",
      mainEntityOfPage: `${home}news/ponds`,
    },
  );
});

it("tells of any other page where it lies", () => {
  const { itemListElement } = structuredData({ site, page, address: `${home}ponds`, home }) as {
    itemListElement: { item: string }[];
  };
  expect(itemListElement.map(({ item }) => item)).toEqual([home, `${home}ponds`]);
});
