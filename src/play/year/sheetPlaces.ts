// Where the pictures of a sheet stand: a wreath of two rows about a ring of months, clockwise from the top.

export type SheetPlace = { readonly x: number; readonly y: number };

export const SHEET = { width: 1600, height: 2000 } as const;

type Oval = { readonly across: number; readonly down: number };

/** The two rows of the wreath, and the ring of months within. */
const outer: Oval = { across: 700, down: 900 };
const inner: Oval = { across: 540, down: 740 };
const monthOval: Oval = { across: 428, down: 626 };

const middle = { x: SHEET.width / 2, y: SHEET.height / 2 } as const;
const STEPS = 720;

/** Between an ellipse and the sheet's own shape: less of its corners is left empty. */
const bulge = (part: number): number => Math.sign(part) * Math.abs(part) ** 0.74;

/** Points of an oval that lie equally far apart along it, the first one at the top (superellipse). */
function walkOf({ across, down }: Oval): (way: number) => SheetPlace {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const turn = (i / STEPS) * 2 * Math.PI;
    return {
      x: middle.x + across * bulge(Math.sin(turn)),
      y: middle.y - down * bulge(Math.cos(turn)),
    };
  });
  const far = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    far.push(far[i - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  return (way) => {
    const wanted = way * far[STEPS]!;
    const i = Math.max(
      1,
      far.findIndex((one) => one >= wanted),
    );
    const [a, b] = [points[i - 1]!, points[i]!];
    const part = (wanted - far[i - 1]!) / (far[i]! - far[i - 1]!);
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  };
}

const alongOuter = walkOf(outer);
const alongInner = walkOf(inner);
/** A point of the ring of months, by the part of the film that has gone. */
export const alongMonths: (way: number) => SheetPlace = walkOf(monthOval);

/** By turns in the outer row and in the inner one, so that each has room. */
export const sheetPlaces = (count: number): SheetPlace[] =>
  Array.from({ length: count }, (_, i) =>
    (i % 2 === 0 ? alongOuter : alongInner)((i + 0.5) / count),
  );

/** How wide each picture is: larger where there are fewer. */
export const sheetPictureSize = (count: number): number => (count > 40 ? 158 : 190);

const WEEKS = 52;

/** Which days are shown: the middle of each week of a year, and every day of a month. */
export const sheetDays = (days: number): number[] =>
  days <= WEEKS
    ? Array.from({ length: days }, (_, i) => i)
    : Array.from({ length: WEEKS }, (_, i) => Math.floor(((i + 0.5) * days) / WEEKS));
