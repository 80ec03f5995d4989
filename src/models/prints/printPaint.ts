// Printed cloth as a paint of SVG: the square of its pattern, laid as the face lies that shows it.
import { rgbToHex } from "../colour.ts";
import type { Part } from "../parts.ts";
import { add, inverse, rotate, type Vec } from "../pose.ts";
import type { Print } from "../print.ts";
import type { Face } from "../svg/face.ts";
import { fromView, type SvgView, toView, turnedFromView } from "../svg/view.ts";
import { patternPaths, SQUARE } from "./patternPaths.ts";
import { patternOf } from "./patterns.ts";
import { type PrintMatrix, printMatrix } from "./printAxes.ts";

type Printed = Part & { readonly print: Print };
const isPrinted = (part: Part): part is Printed => part.print !== undefined;

/** What is bent has the cloth as if it were a sheet before it, whose upright is the thing's own. */
function onSheet({ at, pose }: Part, size: number, view: SvgView): PrintMatrix {
  const [x, y] = toView(view, at);
  const [ax, ay] = toView(view, add(at, rotate(pose, [0, 1, 0])));
  const k = size / SQUARE;
  return [view.scale * k, 0, (ax - x) * k, (ay - y) * k, x, y];
}

function onPlane(part: Printed, plane: NonNullable<Face["plane"]>, size: number, view: SvgView) {
  const back = inverse(part.pose);
  const [nx, ny, nz] = plane.normal;
  const away = fromView(view, [nx * plane.offset, ny * plane.offset, nz * plane.offset]);
  const local: Vec = [away[0] - part.at[0], away[1] - part.at[1], away[2] - part.at[2]];
  return printMatrix(
    part,
    { normal: rotate(back, turnedFromView(view, plane.normal)), point: rotate(back, local) },
    { size, square: SQUARE },
    (at) => toView(view, at),
  );
}

const short = (value: number): number => Math.round(value * 1000) / 1000;

/** A definition whose id is still to be given, or null where nothing is printed. */
export function printPaint(
  part: Part,
  { plane }: Pick<Face, "plane">,
  { view, origin, second }: { readonly view: SvgView; readonly origin: Vec; readonly second: Vec },
): string | null {
  const pattern = part.print && patternOf(part.print.pattern);
  if (!pattern || !isPrinted(part)) return null;
  const [a, b, c, d, x, y] = plane
    ? onPlane(part, plane, pattern.size, view)
    : onSheet(part, pattern.size, view);
  const matrix = [a, b, c, d, x - origin[0], y - origin[1]].map(short).join(" ");
  const colour = rgbToHex(second);
  const paths = patternPaths(pattern.id).map(({ d: path, share }) => {
    const opacity = share < 1 ? ` fill-opacity="${short(share)}"` : "";
    return `<path fill="${colour}"${opacity} d="${path}"/>`;
  });
  return (
    `<pattern id="ID" patternUnits="userSpaceOnUse" width="${SQUARE}" height="${SQUARE}" ` +
    `patternTransform="matrix(${matrix})"><g stroke="none">${paths.join("")}</g></pattern>`
  );
}
