// How wide a space of the site's fonts is: as wide before one letter as before another, so that two words stay two.
import { expect, test } from "vitest";
import "./fonts.css";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

test.each(["Site Headings", "Site Text"])("%s draws no letter into a space", async (family) => {
  const font = `600 100px "${family}"`;
  expect(await document.fonts.load(font, "Hazel Vale")).not.toHaveLength(0);
  const paint = document.createElement("canvas").getContext("2d")!;
  Object.assign(paint, { font, fontKerning: "normal" });
  const width = (text: string) => paint.measureText(text).width;
  const drawnIn = [...letters].flatMap((letter) =>
    [`${letter} `, ` ${letter}`].filter(
      (pair) => Math.abs(width(pair) - width(letter) - width(" ")) > 0.5,
    ),
  );
  expect(drawnIn).toEqual([]);
});
