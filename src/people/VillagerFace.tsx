// The face of somebody in the village, or of the pedlar.
import { writerName } from "../farm/describe/writerName.ts";
import type { Farm } from "../farm/state/farm.ts";
import type { CardWriter } from "../farm/tables/subjects.ts";
import { facePictureOf } from "./faces.ts";
import css from "./VillagerFace.module.css";

type VillagerFaceProps = {
  readonly who: CardWriter;
  /** In CSS pixels: 56 beside a letter, 40 where it is short. */
  readonly size?: number;
  /** What the farm has heard so far decides whether Peascod has his hat. */
  readonly farm?: Pick<Farm, "stories">;
  /** Nothing beside it says whose it is. */
  readonly isAlone?: boolean;
  readonly className?: string | undefined;
};

/** A picture with the name as its words where it stands alone, and none beside the name. */
export const VillagerFace = ({ who, size = 56, farm, isAlone, className }: VillagerFaceProps) => (
  <img
    className={className ? `${css.face} ${className}` : css.face}
    src={facePictureOf(who, farm)}
    alt={isAlone ? writerName(who) : ""}
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
  />
);
