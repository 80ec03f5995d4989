// The planks and the bare earth of the bed, wide or narrow: how high it is gives plots and basket their height.
import { bedSmall, bedStill } from "../../stills/bed.ts";
import { Still } from "../../stills/Still.tsx";
import css from "./BedLayout.module.css";
import { bedSizes } from "./bedSizes.ts";

export const BedPicture = ({ alt }: { alt: string }) => (
  <div className={css.picture}>
    <Still className={css.wide!} picture={bedStill} alt={alt} sizes={bedSizes(bedStill.width)} />
    <Still className={css.narrow!} picture={bedSmall} alt={alt} sizes="max(720px, 100vw)" />
  </div>
);
