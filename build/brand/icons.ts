// The icons by which browsers, phones and wallets show the site: the logo, on a square.
import { Resvg } from "@resvg/resvg-js";
import type { Logo } from "./logo.ts";

/** How much of an icon's side the mark takes: phones cut the corners off. */
const SHARE = 0.72;
/** The mark lies in the circle that a launcher leaves of such an icon, four fifths across, with its corners. */
const MASKED_SHARE = 0.56;
const sizes = [180, 192, 512];
const MASKED = 512;
const TAB = 32;

const square = ({ box: [left, top, width, height], shapes }: Logo, share: number, ground = "") => {
  const side = Math.max(width, height) / share;
  const view = [left - (side - width) / 2, top - (side - height) / 2, side, side];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(" ")}">${ground && `<rect x="${view[0]}" y="${view[1]}" width="${side}" height="${side}" fill="${ground}"/>`}${shapes}</svg>`;
};

const png = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: width } })
    .render()
    .asPng();

/** A picture in the envelope that whoever asks for /favicon.ico without having read the page expects. */
function ico(picture: Uint8Array, side: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(22));
  head.setUint16(2, 1, true);
  head.setUint16(4, 1, true);
  head.setUint8(6, side);
  head.setUint8(7, side);
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true);
  head.setUint32(14, picture.length, true);
  head.setUint32(18, head.byteLength, true);
  return Buffer.concat([new Uint8Array(head.buffer), picture]);
}

/** Each by its name; `paper` is the colour under the mark where an icon may not be see-through. */
export const drawIcons = (logo: Logo, paper: string): Map<string, string | Uint8Array> =>
  new Map<string, string | Uint8Array>([
    ["favicon.svg", square(logo, 1)],
    ["favicon.ico", ico(png(square(logo, 1), TAB), TAB)],
    ...sizes.map((width): [string, Uint8Array] => [
      `icon-${width}.png`,
      png(square(logo, SHARE, paper), width),
    ]),
    [`icon-masked-${MASKED}.png`, png(square(logo, MASKED_SHARE, paper), MASKED)],
  ]);
