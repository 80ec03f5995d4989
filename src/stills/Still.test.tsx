// The markup of a still: night before day, AVIF before WebP, no jump while it loads.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Still, type StillPicture } from "./Still.tsx";

const picture: StillPicture = {
  width: 100,
  height: 50,
  day: { avif: [{ url: "/d.avif", width: 100 }], webp: [{ url: "/d.webp", width: 100 }] },
  night: { avif: [{ url: "/n.avif", width: 100 }], webp: [{ url: "/n.webp", width: 100 }] },
};

it("offers night sources first and AVIF before WebP", () => {
  const html = renderToStaticMarkup(<Still picture={picture} alt="A field" />);
  const order = [...html.matchAll(/srcset="([^"]+)"/gi)].map((found) => found[1]);
  expect(order).toEqual(["/n.avif 100w", "/n.webp 100w", "/d.avif 100w", "/d.webp 100w"]);
  expect(html).toContain('width="100" height="50"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('sizes="100px"');
});

it("hurries only the picture that asks for it", () => {
  const html = renderToStaticMarkup(<Still picture={picture} alt="" priority />);
  expect(html).toMatch(/fetchpriority="high"/i);
  expect(html).toContain('loading="eager"');
  const { night: _, ...dayOnly } = picture;
  expect(renderToStaticMarkup(<Still picture={dayOnly} alt="" />)).not.toContain("media=");
});
