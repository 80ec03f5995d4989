// What joiners put on every case: panelled fronts, knobs, plinths and cornices.
import {
  bead,
  block,
  box,
  type Colour,
  type Part,
  type Point2,
  points,
  type Vec,
} from "../parts.ts";

export const knob = (at: Vec, colour: Colour = "brass"): Part => bead(0.04, at, colour);

/** A door or drawer front that faces +z with its foot at `at`; the inset is a lighter panel. */
export function panelled(w: number, h: number, at: Vec, body: Colour, inset: Colour): Part[] {
  const [x, y, z] = at;
  return [
    box([w, h, 0.05], [x, y, z], body, { bevel: 0.014 }),
    block([w * 0.72, h * 0.64, 0.03], [x, y + h * 0.18, z + 0.022], inset),
  ];
}

/** A drawer front with one knob, or two where it is wide. */
export function drawerFront(w: number, h: number, at: Vec, body: Colour, inset: Colour): Part[] {
  const [x, y, z] = at;
  const knobs = w > 0.7 ? [-w * 0.22, w * 0.22] : [0];
  return [
    ...panelled(w, h, at, body, inset),
    ...knobs.map((dx) => knob([x + dx, y + h / 2, z + 0.06])),
  ];
}

/** An ellipse about the origin, for mirrors, seats and lids. */
export const ellipse = (rx: number, ry: number, corners = 16): Point2[] =>
  Array.from({ length: corners }, (_, i): Point2 => {
    const a = (i / corners) * 2 * Math.PI;
    return [Math.cos(a) * rx, Math.sin(a) * ry];
  });

/** A board of w by h whose top edge is bowed up by `rise`. */
export function bowed(w: number, h: number, rise: number): Point2[] {
  const crown = [0.7, 0.36, 0, -0.36, -0.7].map(
    (t): Point2 => [(w / 2) * t, h + rise * (1 - t * t)],
  );
  return [[-w / 2, 0], [w / 2, 0], [w / 2, h], ...crown, [-w / 2, h]];
}

/** A heart about the origin, as wide as `size`. */
export const heartOutline = (size: number): Point2[] =>
  points(`
    0 -0.52, 0.34 -0.16, 0.5 0.14, 0.42 0.38, 0.22 0.44, 0 0.26, -0.22 0.44, -0.42 0.38,
    -0.5 0.14, -0.34 -0.16
  `).map(([x, y]): Point2 => [x * size, y * size]);
