// Two fingers on a view: how far they are apart, where their middle is, how they are turned (pinch to zoom).

/** In CSS pixels. */
export type PixelPoint = { readonly x: number; readonly y: number };

export type Pinch = {
  readonly middle: PixelPoint;
  readonly distance: number;
  /** In degrees. */
  readonly angle: number;
};

export const pointDistance = (a: PixelPoint, b: PixelPoint): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

export function pinchOf(a: PixelPoint, b: PixelPoint): Pinch {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.max(1, pointDistance(a, b)),
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}

/** From one angle to another the short way, in degrees; to the right is positive on a screen. */
export const twist = (from: number, to: number): number =>
  ((((to - from) % 360) + 540) % 360) - 180;
