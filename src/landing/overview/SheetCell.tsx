// One thing out of a picture in which several stand side by side, as wide and as high as the class says.
import { Still, type StillPicture } from "../../stills/Still.tsx";
import { bedSizes } from "./bedSizes.ts";
import css from "./SheetCell.module.css";

type SheetCellProps = {
  readonly sheet: StillPicture;
  /** How many there are, and which of them it is. */
  readonly of: 3 | 4 | 5 | 7;
  readonly cell: number;
  readonly isMoving?: boolean;
  readonly className: string;
};

export function SheetCell({ sheet, of, cell, isMoving = false, className }: SheetCellProps) {
  return (
    <span className={`${css.cell} ${className}`} data-of={of} data-cell={cell}>
      <Still picture={sheet} alt="" sizes={bedSizes(sheet.width)} isMoving={isMoving} />
    </span>
  );
}
