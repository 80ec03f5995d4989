// How well each text of a browser test can be read on what is really painted behind it: gradients and pictures, which axe leaves open.
import type {} from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";
import { allArrived } from "./allArrived.ts";
import { faintOf } from "./contrast.ts";
import { findTexts, hideTexts, type Rgb, showTexts } from "./paintedTexts.ts";
import { painted } from "./withoutPainting.ts";

/** One line for each text of the part in sight that stands out too little. */
export async function faintTexts(part: string): Promise<readonly string[]> {
  await allArrived();
  const texts = findTexts(part);
  // A place without words would pass whatever is painted there.
  if (texts.length === 0) throw new Error(`No text is in sight: ${part}`);
  hideTexts(part);
  try {
    // A busy machine answers with the frame before, and letters in it would stand on themselves.
    return faintOf(texts, await painted(pixels));
  } finally {
    showTexts();
  }
}

/** What the window shows now, pixel by pixel. */
async function pixels(): Promise<(x: number, y: number) => Rgb> {
  const { data } = await cdp().send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
  });
  const picture = await createImageBitmap(
    await (await fetch(`data:image/png;base64,${data}`)).blob(),
  );
  const { width, height } = picture;
  // The frame of the tests fills the page's window, whose picture it is; otherwise all places were wrong.
  if (width !== innerWidth || height !== innerHeight)
    throw new Error(`${innerWidth} x ${innerHeight} were painted as ${width} x ${height}.`);
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext("2d", { willReadFrequently: true })!;
  brush.drawImage(picture, 0, 0);
  const pixels = brush.getImageData(0, 0, width, height).data;
  return (x, y) => {
    const place = (y * width + x) * 4;
    return [pixels[place]!, pixels[place + 1]!, pixels[place + 2]!];
  };
}
