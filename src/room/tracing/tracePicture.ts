// Draws one picture of a room by rays: each dot once, and those at edges as often as it takes for them to be smooth (ray tracer with adaptive antialiasing).
import { linearToSrgb } from "../../models/colour.ts";
import { addBlooms } from "./addBlooms.ts";
import { firstHits } from "./firstHits.ts";
import { pageGround } from "./pageGround.ts";
import { paintedShade } from "./paintedShade.ts";
import { seeingIn, type TracedScene } from "./seeing.ts";
import type { Dots } from "./shotCamera.ts";

/** Three bytes to a dot, row after row from above. */
export type TracedPicture = Dots & { readonly pixels: Uint8ClampedArray<ArrayBuffer> };

/** Rays through a dot at an edge; where the first few say the same they are enough. */
const SAMPLES = 4;
const ENOUGH = 3;
const SAME = 0.05;
/** Neighbours that differ by less have no edge between them. */
const NO_EDGE = 0.04;
/** Of so many dots each way one asks the suns first; those between ask only where these do not agree. */
const COARSE = 2;
const ALL_SUNS = 0xff;
const GOLDEN = 2.399963;
/** Evenly over a dot (Roberts' sequence). */
const [ALONG_X, ALONG_Y] = [0.7548777, 0.5698403] as const;

/** Beside something else; in another light; near what lies in another light. */
const [OUTLINE, LIGHT, NEAR_LIGHT] = [1, 2, 4] as const;

export function tracePicture(painted: TracedScene): TracedPicture {
  const { room, camera } = painted;
  const { width, height } = camera;
  const dots = width * height;
  const { meet, far: farOf, see, out: seen, isShaded, putOf } = seeingIn(painted);
  const { met, far } = firstHits(room.scene, camera);
  const shade = paintedShade(room, camera, far);
  const ground = pageGround(room.lit.hour, camera);
  const screen = new Float32Array(dots * 3);

  /** Onto what the dot has; gives back what is known of the suns there. */
  function add(
    i: number,
    x: number,
    y: number,
    hit: number,
    away: number,
    sunX: number,
    sunY: number,
    known: number,
  ): number {
    let suns = 0;
    if (hit < 0) ground(x, y, seen);
    else {
      suns = see(x, y, hit, away, sunX, sunY, known);
      if (isShaded(hit)) for (let k = 0; k < 3; k++) seen[k]! *= shade[i * 3 + k]! / 255;
    }
    // A screen's dots are smoothed as they are written, not as light: so the stage's are.
    for (let k = 0; k < 3; k++) {
      seen[k] = linearToSrgb(seen[k]!);
      screen[i * 3 + k]! += seen[k]!;
    }
    return suns;
  }

  const suns = new Uint8Array(dots);
  const look = (x: number, y: number, known: number) => {
    const i = y * width + x;
    suns[i] = add(i, x + 0.5, y + 0.5, met[i]!, far[i]!, 0, 0, known);
  };
  /** What the four of the coarse grid about a dot, of the same thing, all say of the suns. */
  function knownAbout(x: number, y: number): number {
    const i = y * width + x;
    if (met[i]! < 0) return 0;
    const put = putOf(met[i]!);
    let known = ALL_SUNS;
    for (const left of [x - (x % COARSE), x - (x % COARSE) + (x % COARSE ? COARSE : 0)])
      for (const top of [y - (y % COARSE), y - (y % COARSE) + (y % COARSE ? COARSE : 0)]) {
        const j = top * width + left;
        if (left >= width || top >= height || met[j]! < 0 || putOf(met[j]!) !== put) return 0;
        known &= suns[j]!;
      }
    return known;
  }
  for (let y = 0; y < height; y += COARSE) for (let x = 0; x < width; x += COARSE) look(x, y, 0);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x % COARSE !== 0 || y % COARSE !== 0) look(x, y, knownAbout(x, y));

  const first = screen.slice();
  const edge = edgesIn(first, met, camera);
  const beside = [0, -1, 1, -width, width] as const;
  for (let i = 0; i < dots; i++) {
    let [n, low, high] = [1, 9, 0];
    const [left, top] = [i % width, Math.floor(i / width)];
    for (; edge[i] && n <= SAMPLES && (n < ENOUGH || high - low > SAME); n++) {
      const x = left + ((n * ALONG_X + 0.5) % 1);
      const y = top + ((n * ALONG_Y + 0.5) % 1);
      const hit = meet(x, y);
      // The dot itself or one beside it met the same: its colour will do, where no edge of light goes over it.
      let like = -1;
      for (const by of beside)
        if (like > -2 && met[i + by] === hit)
          like = edge[i + by]! > OUTLINE ? -2 : Math.max(like, i + by);
      if (like < 0) {
        const wide = Math.sqrt((((n * 5) % SAMPLES) + 0.5) / SAMPLES);
        add(i, x, y, hit, farOf(), wide * Math.cos(n * GOLDEN), wide * Math.sin(n * GOLDEN), 0);
      } else
        for (let k = 0; k < 3; k++) {
          seen[k] = first[like * 3 + k]!;
          screen[i * 3 + k]! += seen[k]!;
        }
      const tone = (seen[0]! + seen[1]! + seen[2]!) / Math.sqrt(3);
      low = Math.min(low, tone);
      high = Math.max(high, tone);
    }
    for (let k = 0; k < 3; k++) screen[i * 3 + k]! /= n;
  }
  addBlooms(room, camera, far, screen);
  const pixels = new Uint8ClampedArray(dots * 3);
  for (let i = 0; i < pixels.length; i++) pixels[i] = screen[i]! * 255;
  return { width, height, pixels };
}

function edgesIn(screen: Float32Array, met: Int32Array, { width, height }: Dots): Uint8Array {
  const edge = new Uint8Array(met.length);
  const last = width * (height - 1);
  const isApart = (i: number, j: number): boolean =>
    Math.abs(screen[i]! - screen[j]!) >= NO_EDGE ||
    Math.abs(screen[i + 1]! - screen[j + 1]!) >= NO_EDGE ||
    Math.abs(screen[i + 2]! - screen[j + 2]!) >= NO_EDGE;
  const between = (i: number, j: number) => {
    if (!isApart(i * 3, j * 3)) return;
    const kind = met[i] === met[j] ? LIGHT : OUTLINE;
    edge[i]! |= kind;
    edge[j]! |= kind;
  };
  for (let i = width; i < last; i++) {
    between(i, i + 1);
    between(i, i + width);
  }
  for (let i = width; i < last; i++)
    if (edge[i]! & LIGHT)
      for (const by of [-1, 1, -width, width]) if (met[i + by]! >= 0) edge[i + by]! |= NEAR_LIGHT;
  return edge;
}
