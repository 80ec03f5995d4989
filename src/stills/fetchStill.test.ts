// A picture that is fetched ahead is the very file that its page asks for.
import { expect, test } from "vitest";
import { fetchStill } from "./fetchStill.ts";
import type { StillPicture } from "./Still.tsx";

const files = (name: string) => ({
  avif: [
    { url: `/${name}-1.avif`, width: 100 },
    { url: `/${name}-2.avif`, width: 200 },
  ],
  webp: [],
});
const picture: StillPicture = { width: 100, height: 50, day: files("d"), night: files("n") };

function fetched(still: StillPicture, isNight: boolean) {
  const image = { sizes: "", srcset: "", decode: () => Promise.reject(new Error("offline")) };
  fetchStill(still, "50vw", {
    matches: (media) => media === "(prefers-color-scheme: dark)" && isNight,
    image: () => image as unknown as HTMLImageElement,
  });
  return [image.sizes, image.srcset];
}

test("by day and by night, in the page's own size, whether or not it comes", () => {
  expect(fetched(picture, false)).toEqual(["50vw", "/d-1.avif 100w, /d-2.avif 200w"]);
  expect(fetched(picture, true)).toEqual(["50vw", "/n-1.avif 100w, /n-2.avif 200w"]);
});

test("a picture without a night is the same at all hours", () => {
  const { night: _, ...dayOnly } = picture;
  expect(fetched(dayOnly, true)[1]).toContain("/d-1.avif");
});
