// Reads the mark of the site, content/brand/logo.svg: it stands inside the pages, so that nothing in it may run or be fetched.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";

export type Logo = {
  /** Left, top, width and height. */
  box: readonly [number, number, number, number];
  /** What stands between its svg tags. */
  shapes: string;
};

export const logoFile = "content/brand/logo.svg";

/** It stands in every page, three times. */
const MOST_BYTES = 4_000;

const elements = new Set(
  "svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath".split(
    " ",
  ),
);

export function parseLogo(text: string): Result<Logo> {
  const svg = text.replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, "").trim();
  const [, opening, inside] = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(svg) ?? [];
  if (opening === undefined || inside === undefined) return refuse("must be one svg element");
  if (svg.length > MOST_BYTES)
    return refuse(`has ${svg.length} characters and stands in every page: at most ${MOST_BYTES}`);
  const box =
    /\bviewBox="([^"]*)"/
      .exec(opening)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [left = Number.NaN, top, width, height] = box;
  if (box.length !== 4 || !box.every(Number.isFinite) || !(width! > 0 && height! > 0))
    return refuse('needs a viewBox="left top width height"');
  for (const [, name] of inside.matchAll(/<\/?([^\s/>]*)/g))
    if (!elements.has(name!)) return refuse(`holds <${name}>, which is no plain shape`);
  for (const [, name, value] of inside.matchAll(/\s([\w:-]+)\s*=\s*["']([^"']*)/g))
    if (/^on|^style$|^class$|href$/i.test(name!) || /url\((?!["']?#)/i.test(value!))
      return refuse(`holds ${name}="${value}", which the pages do not allow`);
  return accept({
    box: [left, top!, width!, height!],
    shapes: inside
      .trim()
      .replace(/\s*\n\s*/g, " ")
      .replaceAll("> <", "><"),
  });
}

export async function readLogo(root: string): Promise<Result<Logo>> {
  const text = await readFile(join(root, logoFile), "utf8").catch(() => null);
  return text === null ? refuse("is not there") : parseLogo(text);
}
