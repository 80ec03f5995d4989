// A room of nobody in particular: what a card shows until somebody's own is painted.
import { ground, shade } from "../../src/room/picture/ground.ts";

/** The corners of the floor, and how high the walls stand on it, for a height of 630. */
const [left, back, right, front] = ["-280 90", "0 -54", "280 90", "0 234"];
const shapes = [
  [`M${left}L${back}V-264L-280 -120Z`, "#f6e8cd"],
  [`M${right}L${back}V-264L280 -120Z`, "#ead4ae"],
  [`M${left}L${back}L${right}L${front}Z`, "#cfa06a"],
  [`M${left}L${front}V248L-280 104Z`, "#a87a4b"],
  [`M${right}L${front}V248L280 104Z`, "#94683f"],
] as const;

export function bareRoomSvg(width: number, height: number): string {
  const foot = { cx: width / 2, cy: height * 0.66, rx: height * 0.56, ry: height * 0.29 };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    ground("day", width, height, "bare") +
    shade("day", foot, "bare") +
    `<g transform="translate(${width / 2} ${height / 2})scale(${height / 630})">` +
    `${shapes.map(([d, fill]) => `<path d="${d}" fill="${fill}"/>`).join("")}</g></svg>`
  );
}
