// Finds the fill of every face: its own colour in the light that falls on what is seen of it.
import type { Lamp, OutdoorLight } from "../../scene/light/hours.ts";
import { linear, rgbToHex } from "../colour.ts";
import { CREASE_REACH } from "../crease.ts";
import { type Occluder, occluder } from "../occlusion.ts";
import type { Part } from "../parts.ts";
import type { Vec } from "../pose.ts";
import { bulge, facing, projectEllipsoid } from "./ellipsoid.ts";
import type { Face } from "./face.ts";
import { type Heights, heightsOf } from "./heights.ts";
import { type Lighting, lightingOf } from "./lighting.ts";
import type { Paints, Stop } from "./paints.ts";
import { bandNormal, placeAt, type SurfacePoint } from "./places.ts";
import type { DepthBuffer } from "./raster.ts";
import { type Shadows, shadowsOf } from "./shadows.ts";
import { type FaceTones, isConvex, tonesOf } from "./tones.ts";
import { fromView, type SvgView, turnedFromView, turnedToView } from "./view.ts";

export type Fill = {
  readonly fill: string;
  readonly patches: FaceTones["patches"];
  /** Of printed cloth: its second tone in the same light. */
  readonly second?: Vec;
};

/** Smaller things are drawn in one plain colour. */
const ROUND = 5;
const WIDE = 900;
const GREY: Vec = [0.4, 0.4, 0.4];

export type ShadingOptions = {
  readonly view: SvgView;
  readonly light: OutdoorLight;
  readonly lamps: readonly Lamp[];
  readonly floor: number | null;
  readonly size: number;
  readonly tones: number | undefined;
};

/** What a picture shows of a face: some of its dots, and how many there are. */
export type Showing = {
  readonly dots: readonly number[];
  readonly count: number;
  readonly picture: DepthBuffer;
  readonly paints: Paints;
};

export class Shading {
  readonly #parts: readonly Part[];
  readonly #view: SvgView;
  readonly #lit: Lighting;
  readonly #occluder: Occluder;
  readonly #shadows: Shadows;
  readonly #mostTones: number | undefined;
  readonly #heights = new Map<number, Heights>();
  readonly #fills = new Map<Face, Fill>();

  constructor(parts: readonly Part[], options: ShadingOptions) {
    this.#parts = parts;
    this.#view = options.view;
    this.#mostTones = options.tones;
    this.#lit = lightingOf(options.light, options.lamps);
    const solid = parts.filter((part) => !part.glow);
    this.#occluder = occluder(solid, CREASE_REACH, options.floor);
    this.#shadows = shadowsOf(solid, this.#lit.sun, options.size);
  }

  /** A second, coarser drawing takes what the first has found; only gradients are each drawing's own. */
  fillOf(face: Face, showing: Showing): Fill {
    const known = this.#fills.get(face);
    if (known) return known;
    const fill = this.#withSecond(face, this.#measured(face, showing), showing);
    if (!fill.fill.startsWith("url")) this.#fills.set(face, fill);
    return fill;
  }

  #measured(face: Face, { dots, count, picture, paints }: Showing): Fill {
    const part = this.#parts[face.part]!;
    const places = dots.map((dot) => placeAt(face, dot, picture, this.#view));
    if (part.glow) return this.#plain(this.#glow(part, places));
    if (face.ball) return this.#ball(face, part, places, paints);
    if (face.band) return this.#band(face, part, places, paints);
    const [loop] = face.loops;
    if (count > WIDE && face.loops.length === 1 && isConvex(loop!)) {
      const tones = this.#tonesOn(face, part, loop!);
      if (tones) {
        const { colour, second } = tones.base;
        return { fill: rgbToHex(colour), patches: tones.patches, ...(second && { second }) };
      }
    }
    const seen = places.map(({ at, normal }) => this.#look(part, face.part, at, normal));
    return this.#plain(average(seen));
  }

  #withSecond(face: Face, fill: Fill, { dots, picture }: Showing): Fill {
    const { print, glow } = this.#parts[face.part]!;
    if (!print || glow || fill.second) return fill;
    const places = dots.map((dot) => placeAt(face, dot, picture, this.#view));
    const second = places.map(({ at, normal }) =>
      this.#lit.colour(
        linear(print.tone),
        at,
        normal,
        this.#occluder(at, normal),
        this.#sunny(at, normal),
      ),
    );
    return { ...fill, second: average(second) };
  }

  #plain(colour: Vec): Fill {
    return { fill: rgbToHex(colour), patches: [] };
  }

  #own(part: Part, id: number, y: number): Vec {
    const low = linear(part.colour);
    if (part.top === part.colour) return low;
    let heights = this.#heights.get(id);
    if (!heights) {
      heights = heightsOf(part);
      this.#heights.set(id, heights);
    }
    const t = Math.max(0, Math.min(1, (y - heights.low) / (heights.high - heights.low || 1)));
    const high = linear(part.top);
    return [
      low[0] + (high[0] - low[0]) * t,
      low[1] + (high[1] - low[1]) * t,
      low[2] + (high[2] - low[2]) * t,
    ];
  }

  #glow(part: Part, places: readonly SurfacePoint[]): Vec {
    const y = average(places.map(({ at }) => at))[1];
    const hex = (from: string): Vec =>
      [1, 3, 5].map((i) => Number.parseInt(from.slice(i, i + 2), 16) / 255) as unknown as Vec;
    const { low, high } = heightsOf(part);
    const t = Math.max(0, Math.min(1, (y - low) / (high - low || 1)));
    const [a, b] = [hex(part.colour), hex(part.top)];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  }

  #look(part: Part, id: number, at: Vec, normal: Vec): Vec {
    const own = this.#own(part, id, at[1]);
    const blocked = this.#occluder(at, normal);
    return this.#lit.colour(own, at, normal, blocked, this.#sunny(at, normal));
  }

  #sunny(at: Vec, normal: Vec): number {
    const [x, y, z] = this.#lit.sun;
    const towards = normal[0] * x + normal[1] * y + normal[2] * z;
    return towards > 0.01 ? this.#shadows(at, normal) : 1;
  }

  #tonesOn(face: Face, part: Part, loop: readonly Vec[]): FaceTones | null {
    const { normal: n, offset } = face.plane!;
    const normal = turnedFromView(this.#view, n);
    const look = (x: number, y: number) => {
      const z = (offset - n[0] * x - n[1] * y) / n[2];
      const at = fromView(this.#view, [x, y, z]);
      const blocked = this.#occluder(at, normal);
      const sunny = this.#sunny(at, normal);
      const own = this.#own(part, face.part, at[1]);
      const [r, g, b] = this.#lit.colour(GREY, at, normal, blocked, sunny);
      const light = 0.3 * r + 0.59 * g + 0.11 * b;
      const colour = this.#lit.colour(own, at, normal, blocked, sunny);
      if (!part.print) return { colour, light };
      const second = this.#lit.colour(linear(part.print.tone), at, normal, blocked, sunny);
      return { colour, light, second };
    };
    return tonesOf(loop, look, this.#mostTones);
  }

  /** Brightest towards the sun, in rings round that point. */
  #ball(face: Face, part: Part, places: readonly SurfacePoint[], paints: Paints): Fill {
    const { rx, ry } = projectEllipsoid(face.ball!);
    const ao = places.map(({ at, normal }) => this.#occluder(at, normal));
    const open = places.map(({ at, normal }) => this.#sunny(at, normal));
    const middle = (values: readonly number[]) =>
      Math.round((values.reduce((a, b) => a + b, 0) / values.length) * 5) / 5;
    const [blocked, sunny] = [middle(ao), middle(open)];
    if (Math.min(rx, ry) < ROUND)
      return this.#plain(
        average(
          places.map(({ at, normal }) =>
            this.#lit.colour(this.#own(part, face.part, at[1]), at, normal, blocked, sunny),
          ),
        ),
      );
    const sun = turnedToView(this.#view, this.#lit.sun);
    const flat = Math.hypot(sun[0], sun[1]) || 1;
    const [ex, ey] = [sun[0] / flat, sun[1] / flat];
    const [cx, cy, cz] = face.ball!.centre;
    const stops = [0, 0.35, 0.7, 1].map((t): Stop => {
      const u = 0.55 - 1.5 * t;
      const [dx, dy] = [ex * u * rx, ey * u * ry];
      const z = bulge(face.ball!, dx * 0.98, dy * 0.98);
      const depth = Number.isNaN(z) ? 0 : z;
      const [nx, ny, nz] = facing(face.ball!, dx, dy, depth);
      const length = Math.hypot(nx, ny, nz) || 1;
      const normal = turnedFromView(this.#view, [nx / length, ny / length, nz / length]);
      const at = fromView(this.#view, [cx + dx, cy + dy, cz + depth]);
      const own = this.#own(part, face.part, at[1]);
      return { at: t, colour: this.#lit.colour(own, at, normal, blocked, sunny) };
    });
    const fill = paints.round(0.5 + ex * 0.275, 0.5 + ey * 0.275, 0.75, stops);
    return { fill, patches: [] };
  }

  /** A turned surface changes its light from left to right. */
  #band(face: Face, part: Part, places: readonly SurfacePoint[], paints: Paints): Fill {
    const xs = face.loops[0]!.map(([x]) => x);
    const left = Math.min(...xs);
    const wide = Math.max(...xs) - left;
    const blocked =
      places.reduce((sum, { at, normal }) => sum + this.#occluder(at, normal), 0) / places.length;
    const open =
      places.reduce((sum, { at, normal }) => sum + this.#sunny(at, normal), 0) / places.length;
    const y = average(places.map(({ at }) => at))[1];
    const own = this.#own(part, face.part, y);
    const at = places[0]!.at;
    const colour = (x: number) =>
      this.#lit.colour(own, at, turnedFromView(this.#view, bandNormal(face, x)), blocked, open);
    if (wide < 2 * ROUND)
      return this.#plain(average([0.2, 0.5, 0.8].map((t) => colour(left + wide * t))));
    const stops = [0.04, 0.3, 0.55, 0.8, 0.97].map((t) => ({
      at: t,
      colour: colour(left + wide * t),
    }));
    return { fill: paints.across(stops), patches: [] };
  }
}

function average(colours: readonly Vec[]): Vec {
  const sum = [0, 0, 0];
  for (const colour of colours) for (const k of [0, 1, 2] as const) sum[k]! += colour[k];
  const n = colours.length || 1;
  return [sum[0]! / n, sum[1]! / n, sum[2]! / n];
}
