// How well each text can be read on what is really painted behind it: gradients and pictures, which axe leaves open.
import { faintOf } from "@loamstead/ui/testing/contrast.ts";
import { findTexts, hideTexts, showTexts } from "@loamstead/ui/testing/paintedTexts.ts";
import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A second frame begins once the first is painted: with its letters, each would stand on itself. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  );

/** One line for each text of the part in sight that stands out too little. */
export async function faintTexts(page: Page, part: string): Promise<readonly string[]> {
  const texts = await page.evaluate(findTexts, part);
  await page.evaluate(hideTexts, part);
  await painted(page);
  const picture = await page.screenshot({ animations: "disabled", scale: "css" });
  await page.evaluate(showTexts);
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return faintOf(texts, (x, y) => {
    const place = (y * info.width + x) * 3;
    return [data[place]!, data[place + 1]!, data[place + 2]!];
  });
}
