// A picture of the visitor's own in the drawing: the sheet it is seen on, and the image laid over it.
import type { Vec } from "../../models/pose.ts";
import { escaped } from "../../models/svg/toSvg.ts";
import { type SvgView, toView } from "../../models/svg/view.ts";
import type { RoomHour } from "../model/room.ts";
import type { MarkerReplacement } from "./markers.ts";

/** A sheet in the room: its upper left corner, and from there to the right and down, in tiles. */
export type SheetPlane = { readonly corner: Vec; readonly right: Vec; readonly down: Vec };

/** Where the drawing begins: known only when it is drawn. */
export type DrawingOrigin = () => { readonly left: number; readonly top: number };

/** What the hour lays over a picture. */
const shades: Readonly<Record<RoomHour, string>> = {
  day: "",
  evening: ' fill="#a8542e" fill-opacity=".16"',
  night: ' fill="#1e1b40" fill-opacity=".42"',
};

const FINE = 100;
const round = (v: number): number => Math.round(v * 1000) / 1000;

export function hung(
  url: string,
  { corner, right, down }: SheetPlane,
  {
    view,
    light,
    id,
    origin,
  }: { view: SvgView; light: RoomHour; id: string; origin: DrawingOrigin },
): MarkerReplacement {
  const [width, height] = [Math.hypot(...right) * FINE, Math.hypot(...down) * FINE];
  const [ax, ay] = toView(view, right);
  const [bx, by] = toView(view, down);
  const [cx, cy] = toView(view, corner);
  return (path) => {
    const { left, top } = origin();
    const matrix = [ax / width, ay / width, bx / height, by / height].map(round);
    const [x, y] = [round(cx - left), round(cy - top)];
    const shade = shades[light] && `<path${shades[light]} stroke="none" d="${path}"/>`;
    return (
      `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">` +
      `<image href="${escaped(url)}" width="${round(width)}" height="${round(height)}" ` +
      `preserveAspectRatio="xMidYMid slice" transform="matrix(${matrix.join(" ")} ${x} ${y})"/></g>${shade}`
    );
  };
}
