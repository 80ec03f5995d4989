// Which colours of a piece can be had otherwise by themselves: its parts, found from the colours that it is made in.
import type { Piece } from "../furniture/furniture.ts";
import { type Colour, colourToHex } from "../palette.ts";
import type { Part } from "../parts.ts";
import { faceOf } from "./faceOf.ts";
import { inHex } from "./tints.ts";

/** Beside the colour that a piece as a whole is tinted in. */
export type TintPart = "light" | "dark" | "cloth" | "trim" | "wood" | "metal" | "shade";

/** The colours of each part, the one with most of it first. */
export type TintParts = Readonly<Partial<Record<TintPart, readonly string[]>>>;

const hexes = (...colours: readonly Colour[]): ReadonlySet<string> =>
  new Set(colours.map(colourToHex));

const woods = hexes("pine", "oak", "wood", "walnut", "bark", "#c78d5f");
const metals = hexes("brass", "copper", "iron", "ironLight", "ironDark", "#c6d0d2", "#aab6ba");
const shades = hexes("lampshade", "lampshadeLow");
/** What plaiting and thatch are of is never dyed. */
const straws = hexes("straw", "strawDark");
const cloths = hexes(
  ...(["white", "cream", "linen", "butter", "honey", "cushion", "carrot", "carrotLight"] as const),
  ...(["moss", "mossLight", "mossDark", "russet", "russetLight", "brick", "rose", "wine"] as const),
  ...(["plum", "denim", "denimPale", "teal", "sage", "leafPale", "motif", "enamelLight"] as const),
);

/** Less of a piece than this nobody would colour by itself, as a share of its faces. */
const LEAST = { tone: 0.12, trim: 0.04, stuff: 0.08, cloth: 0.02 } as const;
/** With less cloth than this a piece is not of cloth, whatever its ribbon can be dyed in. */
const OF_CLOTH = 0.15;
const MOSTLY = 0.5;

/** The share that each colour has of all faces, the largest first. */
function sharesOf(parts: readonly Part[]): ReadonlyMap<string, number> {
  const faces = new Map<string, number>();
  let all = 0;
  for (const part of parts) {
    const face = faceOf(part);
    all += face;
    faces.set(part.colour, (faces.get(part.colour) ?? 0) + face);
    if (!faces.has(part.top)) faces.set(part.top, 0);
  }
  return new Map(
    [...faces].map(([colour, face]) => [colour, face / all] as const).sort((a, b) => b[1] - a[1]),
  );
}

/** The body, the lighter and the darker tone. */
const tonesOf = ([, ...own]: NonNullable<Piece["tint"]>): readonly (string | undefined)[] =>
  inHex(own);

/** None for what farms make and for animals, whose colours tell what they are. */
export function tintPartsOf(piece: Piece): TintParts {
  const { set, breathes, stands, places, overOpenings, lights, tint, cloth: marked = [] } = piece;
  if (set === "farm" || breathes) return {};
  const shares = sharesOf(piece.parts);
  const tones = tint ? tonesOf(tint) : [];
  const free = [...shares.keys()].filter((each) => !tones.includes(each));
  const share = (colours: readonly (string | undefined)[]): number =>
    colours.reduce((sum, each) => sum + (shares.get(each ?? "") ?? 0), 0);
  const enough = (least: number, colours: readonly (string | undefined)[]) =>
    colours.length > 0 && share(colours) >= least ? (colours as readonly string[]) : undefined;

  const isSpread = places?.includes("underfoot") ?? false;
  const isOfCloth = tint?.[0] === "cloth" && share(tones) >= OF_CLOTH;
  const isPlaited = share([...straws]) > MOSTLY;
  const isCloth = (each: string): boolean => (isSpread ? !straws.has(each) : cloths.has(each));
  // Whatever lies underfoot or hangs before a window is of cloth altogether, but for mats and reeds.
  const hangs = overOpenings === true && share(free.filter(isCloth)) > MOSTLY;
  const isBare = !tint && !isPlaited && (isSpread || hangs);
  const dyed =
    marked.length > 0 ? marked.map(colourToHex) : isBare || isOfCloth ? free.filter(isCloth) : [];
  const [ground, trim] = isOfCloth ? [[], dyed] : [dyed.slice(0, 1), dyed.slice(1)];
  // What stands on tables is too small for it, but for lamps; a string of lights has its cord.
  const hasStuff = lights ? !overOpenings : stands !== "surface" && !isSpread;
  const stuff = (of: ReadonlySet<string>) =>
    hasStuff
      ? enough(
          LEAST.stuff,
          free.filter((each) => of.has(each) && !dyed.includes(each)),
        )
      : undefined;
  const found: { readonly [Key in TintPart]: readonly string[] | undefined } = {
    light: enough(LEAST.tone, tones.slice(1, 2)),
    dark: enough(LEAST.tone, tones.slice(2, 3)),
    cloth: enough(LEAST.cloth, ground),
    trim: enough(LEAST.trim, trim),
    wood: stuff(woods),
    metal: stuff(metals),
    shade: enough(
      LEAST.stuff,
      free.filter((each) => shades.has(each)),
    ),
  };
  return Object.fromEntries(Object.entries(found).filter(([, colours]) => colours !== undefined));
}
