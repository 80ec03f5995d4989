// Flat marks on floors, walls and tables as paths of a drawing: all of one colour and strength in one.
import type { Vec } from "../../../models/pose.ts";
import type { FlatMark } from "../../stage/hand/marks.ts";

type MarkPathsProps = {
  marks: readonly FlatMark[];
  project: (at: Vec) => { readonly x: number; readonly y: number };
};

const short = (value: number): number => Math.round(value * 10) / 10;

export function MarkPaths({ marks, project }: MarkPathsProps) {
  const paths = new Map<string, { colour: string; alpha: number; path: string }>();
  for (const { corners, colour, alpha } of marks) {
    const points = corners.map(project).map(({ x, y }) => `${short(x)} ${short(y)}`);
    const key = `${colour} ${alpha}`;
    const before = paths.get(key)?.path ?? "";
    paths.set(key, { colour, alpha, path: `${before}M${points.join("L")}Z` });
  }
  return [...paths].map(([key, { colour, alpha, path }]) => (
    <path key={key} d={path} fill={colour} fillOpacity={alpha} />
  ));
}
