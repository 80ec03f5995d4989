// The colours that carry a brand: custom properties of packages/ui/tokens.css that site.config.ts may set, by day and by lamplight.
export const brandColours = [
  "paper",
  "raised",
  "sunk",
  "line",
  "ink",
  "soft",
  "accent",
  "accentHi",
  "accentLip",
  "onAccent",
  "link",
  "warm",
  "good",
  "secondary",
  "secondaryLip",
  "sky1",
  "sky2",
  "sky3",
  "sky4",
  "hill1",
  "hill2",
  "hill3",
  "dusk1",
  "dusk2",
  "dusk3",
  "duskSoft",
  "sea1",
  "sea2",
  "sea3",
] as const;

export type BrandColour = (typeof brandColours)[number];

/** By day and by lamplight. */
export type DayAndNight = readonly [day: string, night: string];

/** Those that a studio sets. */
export type BrandColours = { readonly [Name in BrandColour]?: DayAndNight | undefined };

type Coloured = { readonly colours?: BrandColours | undefined };

/** What a browser colours its own bars with. */
export const barColours = ({ colours }: Coloured): DayAndNight =>
  colours?.sky1 ?? ["#c4dfd9", "#14132c"];

/** What shows while a page is opened as an app. */
export const paperColour = ({ colours }: Coloured): string => colours?.paper?.[0] ?? "#fbf3e1";
