// A field as an emblem: what stands on its page for the moment before its picture is there.
import { memo } from "react";
import { emblem } from "../../fields/emblem/emblem.ts";
import { EMBLEM_HEIGHT, EMBLEM_WIDTH } from "../../fields/emblem/paths.ts";
import type { FieldTraits } from "../../fields/traits.ts";

type FieldEmblemProps = { traits: FieldTraits; className?: string | undefined };

/** Decoration: whatever names the field stands beside it. In the frame of the large drawing, to lie in its very place. */
export const FieldEmblem = memo(function FieldEmblem({ traits, className }: FieldEmblemProps) {
  return (
    <svg
      viewBox={`0 0 ${EMBLEM_WIDTH} ${EMBLEM_HEIGHT}`}
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {emblem(traits).map(({ d, fill, stroke, width, dash }) => (
        <path
          key={d + (fill ?? stroke)}
          d={d}
          fill={fill}
          stroke={stroke}
          strokeWidth={width}
          strokeDasharray={dash}
        />
      ))}
    </svg>
  );
});
