// Named colours a piece can be had in: each family swaps the body, light and dark tone of a model.
import { type Colour, colourToHex, type HexColour, palette } from "../palette.ts";
import type { Part } from "../parts.ts";
import { dyes } from "./dyes.ts";

/** Body, lighter tone, darker tone. */
type Tones = readonly [string, string, string];
type Shade = { readonly id: string; readonly name: string; readonly tones: Tones };

export type Tint = {
  readonly id: string;
  readonly name: string;
  /** The colour to show on its button. */
  readonly swatch: string;
  /** From the colour in the model to the colour in this tint. */
  readonly colours: Readonly<Record<string, string>>;
};

const families = {
  wood: [
    { id: "oak", name: "Oak", tones: [palette.oak, palette.pine, palette.wood] },
    { id: "walnut", name: "Walnut", tones: [palette.walnut, "#c78d5f", palette.bark] },
    { id: "sage", name: "Sage paint", tones: [palette.sage, palette.wainscot, palette.moss] },
    { id: "teal", name: "Teal paint", tones: [palette.teal, "#a5d6cd", "#4d8a83"] },
    { id: "rose", name: "Rose paint", tones: [palette.rose, "#f6c0b4", "#c56d60"] },
    { id: "white", name: "White paint", tones: ["#f3e6cf", palette.white, palette.linen] },
  ],
  cloth: [
    { id: "moss", name: "Moss", tones: [palette.moss, palette.mossLight, palette.mossDark] },
    { id: "russet", name: "Russet", tones: [palette.russet, palette.russetLight, "#9c4228"] },
    { id: "denim", name: "Denim", tones: [palette.denim, palette.denimPale, "#4f6b8a"] },
    { id: "rose", name: "Rose", tones: [palette.rose, "#f6c0b4", "#c56d60"] },
    { id: "mustard", name: "Mustard", tones: [palette.cushion, palette.butter, "#b9852f"] },
    { id: "plum", name: "Plum", tones: [palette.plum, "#b08cab", "#65455f"] },
    { id: "oat", name: "Oat", tones: [palette.linen, palette.cream, "#d2ba92"] },
    ...dyes,
  ],
  glaze: [
    { id: "teal", name: "Teal glaze", tones: [palette.teal, "#a5d6cd", "#4d8a83"] },
    { id: "rose", name: "Rose glaze", tones: [palette.rose, "#f6c0b4", "#c56d60"] },
    { id: "cream", name: "Cream glaze", tones: [palette.cream, palette.white, palette.linen] },
    { id: "blue", name: "Blue glaze", tones: [palette.denim, palette.denimPale, "#4f6b8a"] },
    { id: "clay", name: "Bare clay", tones: [palette.terracotta, "#e79672", palette.brickDark] },
  ],
  enamel: [
    {
      id: "green",
      name: "Green enamel",
      tones: [palette.enamel, palette.enamelLight, palette.enamelDark],
    },
    {
      id: "red",
      name: "Red enamel",
      tones: [palette.brick, palette.russetLight, palette.brickDark],
    },
    { id: "blue", name: "Blue enamel", tones: [palette.denim, palette.denimPale, "#4f6b8a"] },
    { id: "cream", name: "Cream enamel", tones: [palette.linen, palette.cream, "#d2ba92"] },
  ],
  metal: [
    { id: "brass", name: "Brass", tones: [palette.brass, "#f0cd84", "#b98a35"] },
    { id: "copper", name: "Copper", tones: [palette.copper, "#e6ab80", "#a9623a"] },
    { id: "tin", name: "Tin", tones: ["#b9c4c8", "#d3dbdd", "#8f9ba0"] },
    { id: "iron", name: "Iron", tones: [palette.iron, palette.ironLight, palette.ironDark] },
    { id: "verdigris", name: "Verdigris", tones: ["#7fb09a", "#a3cab8", "#5b8873"] },
  ],
  shade: [
    { id: "amber", name: "Amber shade", tones: ["#ffc766", "#ffdf9c", "#f0a948"] },
    { id: "rose", name: "Rose shade", tones: ["#ff9d80", "#ffb89e", "#e87c60"] },
    { id: "moss", name: "Moss shade", tones: ["#b9cc5e", "#cfdc88", "#98ac45"] },
    { id: "teal", name: "Teal shade", tones: ["#7ccbb8", "#a3decf", "#5cab99"] },
    { id: "cream", name: "Cream shade", tones: ["#ffeecb", "#fff7e4", "#efd7a4"] },
  ],
} as const satisfies Record<string, readonly Shade[]>;

export type TintFamily = keyof typeof families;

const asMade = (swatch: string): Tint => ({ id: "as-made", name: "As made", swatch, colours: {} });

/** The body, light and dark colour that a model uses itself. */
export type Own = readonly [body: Colour, light?: Colour | undefined, dark?: Colour | undefined];

type OwnHex = readonly [
  body: HexColour,
  light?: HexColour | undefined,
  dark?: HexColour | undefined,
];

export const inHex = (own: Own): OwnHex =>
  own.map((colour) => colour && colourToHex(colour)) as readonly unknown[] as OwnHex;

/** The colour of the family that a model is made in, if it is one of them. */
export function shadeOf(family: TintFamily, body: Colour): string | null {
  const shades: readonly Shade[] = families[family];
  return shades.find(({ tones }) => tones[0] === colourToHex(body))?.id ?? null;
}

/** The tones the model is made in come first, then the rest of the family. */
export function tintsOfFamily(family: TintFamily, own: Own): readonly Tint[] {
  const [body, light, dark] = inHex(own);
  const shades: readonly Shade[] = families[family];
  const others = shades
    .filter(({ tones }) => tones[0] !== body)
    .map(({ id, name, tones }): Tint => {
      const colours: Record<string, string> = { [body]: tones[0] };
      if (light) colours[light] = tones[1];
      if (dark) colours[dark] = tones[2];
      return { id, name, swatch: tones[0], colours };
    });
  return [asMade(body), ...others];
}

const lightness = (hex: string): number => {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return 0.3 * at(1) + 0.59 * at(3) + 0.11 * at(5);
};

/** The tints of a part by its own colours, the one with most of it first; the others go to the lighter or the darker tone. */
export function tintsOfPart(family: TintFamily, own: readonly string[]): readonly Tint[] {
  const [body = "", ...others] = own;
  const shades: readonly Shade[] = families[family];
  const tones = others.map((each) => [each, lightness(each) > lightness(body) ? 1 : 2] as const);
  const inShade = ({ id, name, tones: to }: Shade): Tint => {
    const colours = { [body]: to[0] };
    for (const [each, tone] of tones) colours[each] = to[tone];
    return { id, name, swatch: to[0], colours };
  };
  const changes = ({ colours }: Tint): boolean => own.some((each) => colours[each] !== each);
  return [asMade(body), ...shades.map(inShade).filter(changes)];
}

export function recoloured(
  parts: readonly Part[],
  colours: Readonly<Record<string, string>>,
): Part[] {
  return parts.map((part) => ({
    ...part,
    colour: colours[part.colour] ?? part.colour,
    top: colours[part.top] ?? part.top,
  }));
}
