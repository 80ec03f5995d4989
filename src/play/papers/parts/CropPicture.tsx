// A crop as it is brought in, beside its name.
import type { Crop } from "../../../farm/tables/crops.ts";
import { ripe } from "../../pictures/pictures.ts";
import css from "./paper.module.css";

type CropPictureProps = { readonly crop: Crop };

export const CropPicture = ({ crop }: CropPictureProps) => (
  <img
    className={css.picture}
    src={ripe[crop]}
    alt=""
    width={44}
    height={44}
    loading="lazy"
    decoding="async"
  />
);
