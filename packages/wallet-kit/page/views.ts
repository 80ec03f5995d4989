// In which views a state of the kit is looked at: how wide, by day or by night, in which way of writing.
import type { LocaleTag } from "../src/languages/languages.ts";

export const widths = [320, 390, 1280] as const;
export const schemes = ["light", "dark"] as const;
const ways = [
  { locale: "en-US", dir: "ltr" },
  { locale: "ar-AR", dir: "rtl" },
] as const satisfies readonly { locale: LocaleTag; dir: string }[];

export type KitView = { width: (typeof widths)[number]; scheme: (typeof schemes)[number] };

/** Views of what is written in one language, so that a state is drawn once for all of them. */
export type Views = (typeof ways)[number] & { views: readonly KitView[] };

export const everyView: readonly Views[] = ways.map((way) => ({
  ...way,
  views: widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme }))),
}));

/** One of them for each state; by turns, so that twelve states get them all. */
export function oneView(turn: number): Views {
  const at = <Item>(items: readonly Item[], place: number): Item => items[place % items.length]!;
  const view = { width: at(widths, turn), scheme: at(schemes, Math.floor(turn / 6)) };
  return { ...at(ways, turn), views: [view] };
}
