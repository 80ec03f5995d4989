// A crop as it is brought in, beside its name.
import type { Crop } from "../../../farm/tables/crops.ts";
import { ripe } from "../../pictures/pictures.ts";
import { SmallPicture } from "./SmallPicture.tsx";

export const CropPicture = ({ crop }: { readonly crop: Crop }) => <SmallPicture src={ripe[crop]} />;
