// Writes outlines as the shortest path data: whole numbers, each a step from the one before.
import type { Vec } from "../pose.ts";

const joined = (numbers: readonly number[], first: string): string =>
  numbers.reduce((text, n, i) => text + (n < 0 || i === 0 ? `${n}` : ` ${n}`), first);

export type Pen = { text: string; x: number; y: number };

/** The point may stand anywhere: the pen goes on from where the last outline began. */
function moveTo(pen: Pen, x: number, y: number): void {
  // Written small, the first move is still counted from the corner, and the pairs after it are steps.
  pen.text += joined([x - pen.x, y - pen.y], "m");
  pen.x = x;
  pen.y = y;
}

export function drawLoop(pen: Pen, loop: readonly Vec[]): boolean {
  const points: [number, number][] = [];
  for (const [x, y] of loop) {
    const at: [number, number] = [Math.round(x), Math.round(y)];
    const last = points.at(-1);
    if (!last || last[0] !== at[0] || last[1] !== at[1]) points.push(at);
  }
  const tidy = points.filter(([x, y], i) => {
    const [ax, ay] = points[(i + points.length - 1) % points.length]!;
    const [bx, by] = points[(i + 1) % points.length]!;
    return (x - ax) * (by - ay) !== (y - ay) * (bx - ax);
  });
  if (tidy.length < 3) return false;
  moveTo(pen, ...tidy[0]!);
  let [x, y] = tidy[0]!;
  const steps: number[] = [];
  for (const [nx, ny] of tidy.slice(1)) {
    steps.push(nx - x, ny - y);
    [x, y] = [nx, ny];
  }
  // After a move, further pairs are lines: no letter is needed.
  pen.text += `${joined(steps, steps[0]! < 0 ? "" : " ")}z`;
  return true;
}

export function drawEllipse(
  pen: Pen,
  cx: number,
  cy: number,
  { rx, ry, turn }: { rx: number; ry: number; turn: number },
): void {
  const degrees = Math.abs(rx - ry) < 0.3 ? 0 : Math.round((turn * 180) / Math.PI);
  const dx = Math.round(Math.cos(turn) * rx);
  const dy = Math.round(Math.sin(turn) * rx);
  // Between ends nearer than 2 a, both arcs would bulge past the ellipse; too small an `a` is
  // stretched to fit, and `b` with it.
  const half = Math.hypot(dx, dy) || 1;
  const a = Math.floor(Math.min(rx, half) * 10) / 10;
  const b = Math.round((ry * a * 10) / half) / 10;
  moveTo(pen, Math.round(cx) - dx, Math.round(cy) - dy);
  const arc = (x: number, y: number) => joined([a, b, degrees, 1, 0, x, y], "a");
  pen.text += arc(2 * dx, 2 * dy) + arc(-2 * dx, -2 * dy);
  pen.text += "z";
}
