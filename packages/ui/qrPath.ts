// A text as the outline of a QR code: round modules, rounded eyes, and if wanted a clearing in the middle.
import encodeQR from "qr";

export type QrDrawing = {
  /** Modules on a side; the path is drawn in modules. */
  side: number;
  path: string;
};

/** More bytes than one code can hold at this correction. */
const mostBytes = 2331;
const eye = 7;
const dot = 0.44;
const border = 1;

const round = (value: number) => Math.round(value * 1000) / 1000;

function disc(x: number, y: number): string {
  return `M${round(x + 0.5 - dot)} ${y + 0.5}a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0 ${-2 * dot} 0z`;
}

function roundedSquare(at: readonly [number, number], size: number, radius: number): string {
  const edge = round(size - 2 * radius);
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${at[0] + radius} ${at[1]}h${edge}${turn(radius, radius)}v${edge}${turn(-radius, radius)}` +
    `h${-edge}${turn(-radius, -radius)}v${-edge}${turn(radius, -radius)}z`
  );
}

/** Three squares within each other; by the even-odd rule the middle one is paper. */
function finderEye(x: number, y: number): string {
  return (
    roundedSquare([x, y], eye, 2) +
    roundedSquare([x + 1, y + 1], eye - 2, 1.2) +
    roundedSquare([x + 2, y + 2], eye - 4, 0.9)
  );
}

/** `clearing` is the part of a side that stays free for a picture. Undefined for a text that is too long. */
export function qrPath(text: string, clearing = 0): QrDrawing | undefined {
  if (new TextEncoder().encode(text).length > mostBytes) return undefined;
  // The smallest border that the encoder takes is left out again: the frame around is the quiet zone.
  const modules = encodeQR(text, "raw", { ecc: "medium", border })
    .slice(border, -border)
    .map((row) => row.slice(border, -border));
  const side = modules.length;
  const far = side - eye;
  const isEye = (x: number, y: number) =>
    (y < eye && (x < eye || x >= far)) || (y >= far && x < eye);
  const middle = (side - 1) / 2;
  const reach = (clearing * side) / 2 + 0.5;
  const isCleared = (x: number, y: number) =>
    clearing > 0 && Math.hypot(x - middle, y - middle) < reach;

  const dots = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !isEye(x, y) && !isCleared(x, y) ? [disc(x, y)] : [])),
  );
  const path = [finderEye(0, 0), finderEye(far, 0), finderEye(0, far), ...dots].join("");
  return { side, path };
}
