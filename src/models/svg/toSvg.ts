// Turns parts into a shaded drawing: outlines filled in the order in which they cover each other (vector renderer).
import type { Lamp, OutdoorLight } from "../../scene/light/hours.ts";
import { outdoorLights } from "../../scene/light/outdoorLight.ts";
import { rgbToHex } from "../colour.ts";
import type { Part, Vec } from "../parts.ts";
import { projectEllipsoid } from "./ellipsoid.ts";
import type { Face } from "./face.ts";
import { facesOf } from "./facesOf.ts";
import { joinAlike } from "./joinAlike.ts";
import { paintingOrder } from "./order.ts";
import { overlaps } from "./overlaps.ts";
import { Paints } from "./paints.ts";
import { drawEllipse, drawLoop, type Pen } from "./pathData.ts";
import { boxesOf, dotsPerFace as dotsOf, frameOf, type RasterFrame } from "./raster.ts";
import { sampleFaces } from "./samples.ts";
import { coarser, seenFaces, type VisibleFaces } from "./seenFaces.ts";
import { Shading } from "./shading.ts";
import { trace } from "./trace.ts";
import { type SvgView, viewFrom } from "./view.ts";

export type SvgOptions = {
  readonly title: string;
  readonly description: string;
  /** Drawing units per unit of the model. */
  readonly scale?: number;
  /** Walks the viewer round the model, in radians. */
  readonly turn?: number;
  readonly light?: OutdoorLight;
  readonly lamps?: readonly Lamp[];
  /** Height of an unseen floor that also shades, or null for none. */
  readonly floor?: number | null;
  /** What shows fewer square units of the drawing is left out. */
  readonly finest?: number;
  /** A drawing of more text is made once more, without what shows fewer square units than that. */
  readonly longest?: { readonly text: number; readonly finest: number };
  /** Into how many tones the light on a wide face may be cut. */
  readonly tones?: number;
  /** Begins every id inside, so that several drawings can share a page. */
  readonly prefix?: string;
  /** How cloth is printed; without it all cloth is plain, and whoever has none need not bring it. */
  readonly print?: PrintPaint;
};

/** The paint of a face in its second tone, with ID in the place of its id. */
export type PrintPaint = (
  part: Part,
  face: Face,
  lying: { readonly view: SvgView; readonly origin: Vec; readonly second: Vec },
) => string | null;

export type SvgDrawing = RasterFrame & {
  /** The shapes alone, to be set into a larger drawing. */
  readonly shapes: string;
  readonly svg: string;
};

const FINEST = 5;
const MARGIN = 6;

export function toSvg(parts: readonly Part[], options: SvgOptions): SvgDrawing {
  const {
    scale = 100,
    turn = 0,
    light = outdoorLights.day,
    lamps = [],
    floor = 0,
    finest = FINEST,
    longest,
    tones,
    prefix = "m",
  } = options;
  const view = viewFrom(scale, turn);
  const all = facesOf(parts, view);
  const frame = frameOf(all, MARGIN);
  const seen = seenFaces(all, frame);
  const size = (Math.max(frame.width, frame.height) / scale) * 1.1;
  const shading = new Shading(parts, { view, light, lamps, floor, size, tones });
  const { print } = options;
  const draw = (fewest: number) => {
    const paints = new Paints(prefix);
    const cloth: Cloth = (face, second, origin) => {
      const paint = print?.(parts[face.part]!, face, { view, origin, second }) ?? null;
      return paint === null ? null : paints.made(paint);
    };
    return shapesOf(coarser(seen, fewest), shading, paints, cloth);
  };
  const fine = draw(finest);
  const shapes = longest && fine.length > longest.text ? draw(longest.finest) : fine;
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-labelledby="${prefix}-t ${prefix}-d">` +
    `<title id="${prefix}-t">${escaped(options.title)}</title>` +
    `<desc id="${prefix}-d">${escaped(options.description)}</desc>`;
  return { ...frame, shapes, svg: `${head}${shapes}</svg>` };
}

type Cloth = (face: Face, second: Vec, origin: Vec) => string | null;

/** Of printed cloth less than so many dots shows no pattern. */
const FEW = 60;

/** The faces, filled in the order in which they cover each other. */
function shapesOf(
  { faces: seen, picture, dots }: VisibleFaces,
  shading: Shading,
  paints: Paints,
  cloth: Cloth,
): string {
  const samples = sampleFaces(picture, dots);
  const filled = joinAlike(
    seen.map((face, id) => ({
      face,
      fill: shading.fillOf(face, { dots: samples[id]!, count: dots[id]!, picture, paints }),
    })),
    picture,
  );
  const faces = filled.map(({ face }) => face);
  const fills = filled.map(({ fill }) => fill);
  const order = paintingOrder(
    fills.map(({ fill }) => fill),
    faces.map(depthOf),
    overlaps(faces, picture),
  );

  const layers: { fill: string; pen: Pen }[] = [];
  const penFor = (fill: string): Pen => {
    const last = layers.at(-1);
    if (last?.fill === fill && !fill.startsWith("url")) return last.pen;
    const pen = { text: "", x: 0, y: 0 };
    layers.push({ fill, pen });
    return pen;
  };
  const origin: Vec = [picture.left, picture.top, 0];
  const boxes = boxesOf(picture, faces.length);
  const isPrinted = fills.some(({ second }) => second !== undefined);
  const shown = isPrinted ? dotsOf(picture, faces.length) : [];
  const moved = (loop: readonly Vec[]) =>
    loop.map(([x, y]): Vec => [x - origin[0], y - origin[1], 0]);
  for (const { face: id, traced } of order) {
    const face = faces[id]!;
    const { fill, patches, second } = fills[id]!;
    const outlines = traced ? trace(picture, id, boxes[id]!) : face.loops;
    const outline = (pen: Pen) => {
      if (face.ball && !traced) {
        const [x, y] = face.ball.centre;
        drawEllipse(pen, x - origin[0], y - origin[1], projectEllipsoid(face.ball));
      } else for (const loop of outlines) drawLoop(pen, moved(loop));
    };
    const print = (own: Vec | undefined, shape: (pen: Pen) => void) => {
      const paint = own && shown[id]! >= FEW ? cloth(face, own, origin) : null;
      if (paint !== null) shape(penFor(paint));
    };
    outline(penFor(fill));
    print(second, outline);
    if (traced) continue;
    for (const { colour, loops, second: darker } of patches) {
      const patch = (pen: Pen) => {
        for (const loop of loops) drawLoop(pen, moved(loop));
      };
      patch(penFor(rgbToHex(colour)));
      print(darker, patch);
    }
  }
  const paths = layers
    .filter(({ pen }) => pen.text !== "")
    .map(({ fill, pen }) =>
      fill.startsWith("url")
        ? `<path fill="${fill}" stroke="none" d="${pen.text}"/>`
        : `<path color="${fill}" d="${pen.text}"/>`,
    )
    .join("");
  return `${paints.definitions}<g fill="currentColor" stroke="currentColor" stroke-linejoin="round">${paths}</g>`;
}

function depthOf({ loops, ball }: Face): number {
  if (ball) return ball.centre[2];
  const loop = loops[0]!;
  return loop.reduce((sum, [, , z]) => sum + z, 0) / loop.length;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
