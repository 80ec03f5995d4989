// What a photograph is put on: where it lies on a print or in a frame, and where the name of the room goes.
export const photoPapers = ["none", "print", "wood"] as const;
export type PaperKind = (typeof photoPapers)[number];

export type PaperArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Paper = {
  /** All of it, in dots. */
  readonly width: number;
  readonly height: number;
  readonly photo: PaperArea;
  /** The opening of a frame: between it and the photograph lies card. */
  readonly opening: PaperArea | null;
  /** Where the name is written, in its middle, and how tall its letters may be. */
  readonly name: { readonly area: PaperArea; readonly letters: number } | null;
};

/** As parts of the photograph's height. */
const PRINT = { edge: 0.055, foot: 0.17, letters: 0.062 } as const;
const WOOD = { wood: 0.085, card: 0.09, foot: 0.13, letters: 0.04 } as const;

export function paperFor(kind: PaperKind, width: number, height: number): Paper {
  const dots = (part: number) => Math.round(part * height);
  if (kind === "none")
    return { width, height, photo: { x: 0, y: 0, width, height }, opening: null, name: null };
  if (kind === "print") {
    const [edge, foot] = [dots(PRINT.edge), dots(PRINT.foot)];
    return {
      width: width + 2 * edge,
      height: height + edge + foot,
      photo: { x: edge, y: edge, width, height },
      opening: null,
      name: {
        area: { x: edge, y: edge + height, width, height: foot },
        letters: dots(PRINT.letters),
      },
    };
  }
  const [wood, card, foot] = [dots(WOOD.wood), dots(WOOD.card), dots(WOOD.foot)];
  const opening = { x: wood, y: wood, width: width + 2 * card, height: height + card + foot };
  return {
    width: opening.width + 2 * wood,
    height: opening.height + 2 * wood,
    photo: { x: wood + card, y: wood + card, width, height },
    opening,
    name: {
      area: { x: wood + card, y: wood + card + height, width, height: foot },
      letters: dots(WOOD.letters),
    },
  };
}

/** Letters so small that the name fits beside the edges; `wide` is how wide it is at `letters`. */
export const fitted = (letters: number, wide: number, room: number): number =>
  wide <= room ? letters : Math.floor((letters * room) / wide);
