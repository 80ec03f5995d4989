// Rectangles on a wall, and what is left of them around doors and windows.
export type WallRect = {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};

const THINNEST = 0.015;
const real = (r: WallRect): boolean => r.right - r.left > THINNEST && r.top - r.bottom > THINNEST;

function without(rect: WallRect, hole: WallRect): WallRect[] {
  const apart =
    hole.left >= rect.right ||
    hole.right <= rect.left ||
    hole.bottom >= rect.top ||
    hole.top <= rect.bottom;
  if (apart) return [rect];
  const left = Math.max(rect.left, hole.left);
  const right = Math.min(rect.right, hole.right);
  return [
    { ...rect, right: left },
    { ...rect, left: right },
    { left, right, bottom: rect.bottom, top: hole.bottom },
    { left, right, bottom: hole.top, top: rect.top },
  ].filter(real);
}

export const clipped = (rect: WallRect, holes: readonly WallRect[]): WallRect[] =>
  holes.reduce<WallRect[]>((left, hole) => left.flatMap((one) => without(one, hole)), [rect]);

export const touches = (
  x: number,
  y: number,
  reach: number,
  { left, right, bottom, top }: WallRect,
) => x > left - reach && x < right + reach && y > bottom - reach && y < top + reach;
