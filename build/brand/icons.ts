// The icons by which browsers, phones and wallets show the site: the logo, on a square.
import { Resvg } from "@resvg/resvg-js";
import type { Logo } from "./logo.ts";

/** How much of an icon's side the mark takes: phones cut the corners off. */
const SHARE = 0.72;
const sizes = [180, 192, 512];

const square = ({ box: [left, top, width, height], shapes }: Logo, share: number, ground = "") => {
  const side = Math.max(width, height) / share;
  const view = [left - (side - width) / 2, top - (side - height) / 2, side, side];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(" ")}">${ground && `<rect x="${view[0]}" y="${view[1]}" width="${side}" height="${side}" fill="${ground}"/>`}${shapes}</svg>`;
};

/** Each by its name; `paper` is the colour under the mark where an icon may not be see-through. */
export const drawIcons = (logo: Logo, paper: string): Map<string, string | Uint8Array> =>
  new Map<string, string | Uint8Array>([
    ["favicon.svg", square(logo, 1)],
    ...sizes.map((width): [string, Uint8Array] => {
      const drawing = new Resvg(square(logo, SHARE, paper), {
        font: { loadSystemFonts: false },
        fitTo: { mode: "width", value: width },
      });
      return [`icon-${width}.png`, drawing.render().asPng()];
    }),
  ]);
