// Lets style sheets name the site's breakpoints in media queries, and nothing else.
import { breakpoints } from "@loamstead/ui/breakpoints.ts";

/** In a tall window the front page is drawn larger. A phone held upright whose browser has its bars out is short. In a low frame, such as a phone on its side, what is only beautiful makes room; in the lowest, as at four times the size, all that stays in place. In letters, as the widths are. */
const heights = { tallest: 81.25, tall: 71.875, short: 43.75, low: 35, lowest: 25 };

type AtRule = { params: string; error(message: string): Error };

const isKnown = <Names extends object>(names: Names, name: PropertyKey): name is keyof Names =>
  Object.hasOwn(names, name);

function fillWidths(query: string): string {
  return query.replace(/\b(width|height)(\s*(?:>=|<=?)\s*)(\w+)/g, (whole, side, sign, name) => {
    const names = side === "width" ? breakpoints : heights;
    return isKnown(names, name) ? `${side}${sign}${names[name]}rem` : whole;
  });
}

/** What a style sheet may not say, because it has a name or deserves one. */
const isBare = (query: string): boolean => /\b(width|height)\b[^)]*\d/.test(query);

const done = new WeakSet<AtRule>();

/** A PostCSS plugin. */
export const namedWidths = {
  postcssPlugin: "loamstead:named-widths",
  AtRule: {
    media(rule: AtRule) {
      if (done.has(rule)) return;
      done.add(rule);
      if (isBare(rule.params))
        throw rule.error("Name the width: packages/ui/breakpoints.ts has all there are.");
      rule.params = fillWidths(rule.params);
      if (/\b(width|height)\b\s*(>=|<=?)\s*[a-z]/.test(rule.params))
        throw rule.error("There is no breakpoint of that name in packages/ui/breakpoints.ts.");
    },
  },
};
