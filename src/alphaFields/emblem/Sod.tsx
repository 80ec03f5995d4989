// A blank piece of land of a soil: what stands where a field's picture will.
import type { Soil } from "../../fields/land/kinds.ts";
import css from "./SmallField.module.css";

/** Fills its place; gone as soon as the picture is there. */
export const Sod = ({ soil, isDrawn = false }: { soil: Soil; isDrawn?: boolean }) => (
  <span className={css.sod} data-soil={soil} data-drawn={isDrawn || undefined} />
);

/** The same by itself, in the shape of a small field. */
export const BareLand = ({
  soil,
  className = "",
}: {
  soil: Soil;
  className?: string | undefined;
}) => (
  <span className={`${css.small} ${className}`}>
    <Sod soil={soil} />
  </span>
);
