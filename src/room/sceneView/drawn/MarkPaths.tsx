// Flat marks on floors, walls and tables.
import type { MarkPath } from "./svgMarks.ts";

export const MarkPaths = ({ paths }: { paths: readonly MarkPath[] }) => (
  <>
    {paths.map(({ colour, alpha, path }) => (
      <path key={`${colour} ${alpha}`} d={path} fill={colour} fillOpacity={alpha} />
    ))}
  </>
);
