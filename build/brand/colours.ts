// The brand's colours in the style sheet's terms, and whether what is written in them can be read.
import {
  type BrandColour,
  type BrandColours,
  brandColours,
  type DayAndNight,
} from "../../src/lib/brandColours.ts";

/** `onAccent` is `--on-accent`, `sky1` is `--sky-1`. */
export const tokenOf = (name: BrandColour): string =>
  `--${name.replace(/[A-Z]|\d/g, (found) => `-${found.toLowerCase()}`)}`;

/** What a token is without the studio's word, as tokens.css has it. */
export function houseColours(sheet: string): Record<BrandColour, DayAndNight> {
  const found = brandColours.map((name) => {
    const value = new RegExp(`\\s${tokenOf(name)}: ([^;]+);`).exec(sheet)?.[1] ?? "";
    const [day, night = day] = value.match(/#[\da-f]{6}\b/g) ?? [];
    if (day === undefined) throw new Error(`packages/ui/tokens.css has no colour ${tokenOf(name)}`);
    return [name, [day, night]];
  });
  return Object.fromEntries(found);
}

type Pair = { text: BrandColour; on: readonly BrandColour[]; atLeast: number };

/** As WCAG 2.2 AA asks of text, and of large text on a button under the pointer. */
const pairs: readonly Pair[] = [
  { text: "ink", on: ["paper", "raised", "sunk", "secondary", "good"], atLeast: 4.5 },
  { text: "ink", on: ["sky1", "sky2", "sky3", "sky4"], atLeast: 4.5 },
  { text: "soft", on: ["paper", "raised", "sunk", "sky1", "sky2", "sky3"], atLeast: 4.5 },
  { text: "link", on: ["paper", "raised", "sunk", "good"], atLeast: 4.5 },
  { text: "warm", on: ["paper", "raised", "sunk", "sky2", "sky3"], atLeast: 4.5 },
  { text: "duskSoft", on: ["dusk1", "dusk2"], atLeast: 4.5 },
  { text: "onAccent", on: ["accent"], atLeast: 4.5 },
  { text: "onAccent", on: ["accentHi"], atLeast: 3 },
];

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** A sentence for each pair that cannot be read well enough, by day or by lamplight. */
export function colourProblems(colours: BrandColours, sheet: string): string[] {
  const all = Object.assign(houseColours(sheet), colours);
  return pairs.flatMap(({ text, on, atLeast }) =>
    on.flatMap((ground) =>
      (["by day", "by lamplight"] as const).flatMap((when, at) => {
        const [front, back] = [all[text][at]!, all[ground][at]!];
        const found = contrast(front, back);
        return found >= atLeast
          ? []
          : `site.config.ts: colours: ${text} (${front}) on ${ground} (${back}) has a contrast of ${found.toFixed(1)} ${when}, and needs ${atLeast}`;
      }),
    ),
  );
}
