// A field as a small emblem, for lists and for the moment before its picture is there.
import { memo } from "react";
import { emblem } from "../../fields/emblem/emblem.ts";
import { EMBLEM_HEIGHT, EMBLEM_WIDTH } from "../../fields/emblem/paths.ts";
import type { FieldTraits } from "../../fields/traits.ts";

type FieldEmblemProps = {
  traits: FieldTraits;
  /** The whole frame of the large drawing, to lie in its very place; else only what is seen of it. */
  isFramed?: boolean;
  className?: string | undefined;
};

/** Above and below the island the frame is empty for most fields. */
const ABOVE = 10;
const BELOW = 20;

/** Decoration: whatever names the field stands beside it. */
export const FieldEmblem = memo(function FieldEmblem(props: FieldEmblemProps) {
  const { traits, isFramed = false, className } = props;
  const [top, height] = isFramed ? [0, EMBLEM_HEIGHT] : [ABOVE, EMBLEM_HEIGHT - ABOVE - BELOW];
  return (
    <svg
      viewBox={`0 ${top} ${EMBLEM_WIDTH} ${height}`}
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
