// The line round what is chosen, as in the round: a light one in a dark one, as wide whatever the zoom.
import { Fragment } from "react";
import { outlines } from "../../stage/hand/marks.ts";

/** `pixel`: one of the screen, in drawing units. */
export const Outline = ({ id, pixel }: { id: string; pixel: number }) => (
  <filter id={id} x="-30%" y="-30%" width="160%" height="160%" colorInterpolationFilters="sRGB">
    {outlines.map(({ colour, wide }) => (
      <Fragment key={colour}>
        <feMorphology in="SourceAlpha" operator="dilate" radius={wide * pixel} result="grown" />
        <feFlood floodColor={colour} />
        <feComposite in2="grown" operator="in" result={colour} />
      </Fragment>
    ))}
    <feMerge>
      {outlines.map(({ colour }) => (
        <feMergeNode key={colour} in={colour} />
      ))}
      <feMergeNode in="SourceGraphic" />
    </feMerge>
  </filter>
);
