// Flat marks of the stage as paths of a drawing: of one colour and strength in one.
import type { Vec } from "../../../models/pose.ts";
import type { Mark } from "../../stage/hand/marks.ts";

export type MarkPath = { readonly colour: string; readonly alpha: number; readonly path: string };

type Project = (at: Vec) => { readonly x: number; readonly y: number };

const short = (value: number): number => Math.round(value * 10) / 10;

export function markPaths(marks: readonly Mark[], project: Project): MarkPath[] {
  const paths = new Map<string, MarkPath>();
  for (const { corners, colour, alpha } of marks) {
    const points = corners.map(project).map(({ x, y }) => `${short(x)} ${short(y)}`);
    const key = `${colour} ${alpha}`;
    const before = paths.get(key)?.path ?? "";
    paths.set(key, { colour, alpha, path: `${before}M${points.join("L")}Z` });
  }
  return [...paths.values()];
}
