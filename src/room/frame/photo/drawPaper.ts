// Puts a photograph on its paper: a white print with the name under it, or a wooden frame with card and a label.
import { fitted, type Paper, type PaperArea, type PaperKind, paperFor } from "./paper.ts";

const print = { paper: "#fbf7ee", edge: "#e7dfcf", ink: "#5a4a3a" } as const;
const wood = {
  /** Above, right, below, left: light comes from above on the left. */
  sides: ["#b98a58", "#8a6038", "#7a522e", "#a97a4a"],
  grain: "#5f3f22",
  gleam: "#e3bd8a",
  gap: "#3c2716",
  card: "#f4ecdb",
  cut: "#fffdf6",
  shade: "#2a1c10",
  ink: "#6a5745",
} as const;

/** `fonts` are families as style sheets name them. */
export function drawPaper(
  photo: HTMLCanvasElement,
  kind: PaperKind,
  name: string,
  fonts: string,
): HTMLCanvasElement | null {
  const paper = paperFor(kind, photo.width, photo.height);
  const canvas = document.createElement("canvas");
  canvas.width = paper.width;
  canvas.height = paper.height;
  const paint = canvas.getContext("2d");
  if (!paint) return null;
  if (kind === "print") drawPrint(paint, paper);
  if (kind === "wood") drawFrame(paint, paper);
  paint.drawImage(photo, paper.photo.x, paper.photo.y);
  if (kind !== "none") line(paint, paper.photo, kind === "print" ? print.edge : wood.shade, 0.35);
  if (paper.name) write(paint, paper.name, name, kind === "print" ? print.ink : wood.ink, fonts);
  return canvas;
}

type Paint = CanvasRenderingContext2D;

function drawPrint(paint: Paint, { width, height }: Paper): void {
  const sheen = paint.createLinearGradient(0, 0, width, height);
  sheen.addColorStop(0, "#ffffff");
  sheen.addColorStop(0.4, print.paper);
  sheen.addColorStop(1, print.edge);
  paint.fillStyle = sheen;
  paint.fillRect(0, 0, width, height);
}

function drawFrame(paint: Paint, { width, height, opening, photo }: Paper): void {
  const inside = opening!;
  const outside = { x: 0, y: 0, width, height };
  for (let side = 0; side < 4; side++) drawSide(paint, side, outside, inside);
  paint.fillStyle = wood.card;
  paint.fillRect(inside.x, inside.y, inside.width, inside.height);
  castInside(paint, inside, wood.shade);
  // The card is cut aslant: its edge is seen, bright.
  const cut = Math.max(1, Math.round(inside.x * 0.07));
  paint.fillStyle = wood.cut;
  paint.fillRect(photo.x - cut, photo.y - cut, photo.width + 2 * cut, photo.height + 2 * cut);
}

/** Where the corners are, from the upper left on, as the clock goes. */
const cornersOf = ({ x, y, width, height }: PaperArea) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;

function drawSide(paint: Paint, side: number, outside: PaperArea, inside: PaperArea): void {
  const [out, inn] = [cornersOf(outside), cornersOf(inside)];
  const next = (side + 1) % 4;
  const isAcross = side % 2 === 0;
  paint.save();
  paint.beginPath();
  for (const [x, y] of [out[side]!, out[next]!, inn[next]!, inn[side]!]) paint.lineTo(x, y);
  paint.closePath();
  paint.clip();
  paint.fillStyle = wood.sides[side]!;
  paint.fillRect(outside.x, outside.y, outside.width, outside.height);
  const deep = inside.x;
  // Fibres run along each side, never quite straight, and each time the same.
  const long = isAcross ? outside.width : outside.height;
  const start = side === 1 ? outside.width - deep : side === 2 ? outside.height - deep : 0;
  paint.strokeStyle = wood.grain;
  for (let i = 0; i < 26; i++) {
    const at = start + deep * ((i * 0.618) % 1);
    const sway = deep * 0.02 * Math.sin(i * 1.7);
    paint.globalAlpha = 0.05 + 0.07 * ((i * 0.37) % 1);
    paint.lineWidth = Math.max(1, deep * (0.008 + 0.02 * ((i * 0.53) % 1)));
    paint.beginPath();
    const [a, b, c] = [at - sway, at + 2 * sway, at - sway];
    if (isAcross) {
      paint.moveTo(0, a);
      paint.bezierCurveTo(long * 0.3, b, long * 0.6, c, long, a);
    } else {
      paint.moveTo(a, 0);
      paint.bezierCurveTo(b, long * 0.3, c, long * 0.6, a, long);
    }
    paint.stroke();
  }
  // A rounded moulding: bright along its back, dark into the gap beside the card.
  const [from, to] = side === 0 || side === 3 ? [0, deep] : [start + deep, start];
  const round = isAcross
    ? paint.createLinearGradient(0, from, 0, to)
    : paint.createLinearGradient(from, 0, to, 0);
  const gleam = side === 0 || side === 3 ? 0.55 : 0.2;
  round.addColorStop(0, tinted(wood.gap, 0.5));
  round.addColorStop(0.12, tinted(wood.gap, 0));
  round.addColorStop(0.34, tinted(wood.gleam, gleam));
  round.addColorStop(0.55, tinted(wood.gleam, 0));
  round.addColorStop(0.86, tinted(wood.gap, 0.25));
  round.addColorStop(1, tinted(wood.gap, 0.8));
  paint.globalAlpha = 1;
  paint.fillStyle = round;
  paint.fillRect(outside.x, outside.y, outside.width, outside.height);
  paint.restore();
  // The mitre.
  paint.save();
  paint.strokeStyle = tinted(wood.gap, 0.55);
  paint.lineWidth = Math.max(1, deep * 0.012);
  paint.beginPath();
  paint.moveTo(...out[side]!);
  paint.lineTo(...inn[side]!);
  paint.stroke();
  paint.restore();
}

/** A colour of six digits, as much of it as is asked for. */
const tinted = (colour: string, cover: number): string =>
  `${colour}${Math.round(cover * 255)
    .toString(16)
    .padStart(2, "0")}`;

/** What stands over the card throws its shade onto it, from above on the left. */
function castInside(paint: Paint, { x, y, width, height }: PaperArea, colour: string): void {
  const deep = x * 0.42;
  const edges = [
    [paint.createLinearGradient(0, y, 0, y + deep), 0.38],
    [paint.createLinearGradient(x, 0, x + deep, 0), 0.28],
    [paint.createLinearGradient(0, y + height, 0, y + height - deep / 2), 0.1],
    [paint.createLinearGradient(x + width, 0, x + width - deep / 2, 0), 0.12],
  ] as const;
  for (const [shade, strength] of edges) {
    shade.addColorStop(0, tinted(colour, strength));
    shade.addColorStop(1, tinted(colour, 0));
    paint.fillStyle = shade;
    paint.fillRect(x, y, width, height);
  }
}

function line(
  paint: Paint,
  { x, y, width, height }: PaperArea,
  colour: string,
  cover: number,
): void {
  paint.strokeStyle = tinted(colour, cover);
  paint.lineWidth = 1;
  paint.strokeRect(x - 0.5, y - 0.5, width + 1, height + 1);
}

function write(
  paint: Paint,
  { area, letters }: NonNullable<Paper["name"]>,
  name: string,
  ink: string,
  fonts: string,
): void {
  const inSize = (size: number) => `600 ${size}px ${fonts}`;
  paint.font = inSize(letters);
  paint.font = inSize(fitted(letters, paint.measureText(name).width, area.width * 0.94));
  paint.fillStyle = ink;
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  paint.fillText(name, area.x + area.width / 2, area.y + area.height / 2);
}
