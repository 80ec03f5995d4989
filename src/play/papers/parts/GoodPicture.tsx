// The small picture of a good: a crop as it is brought in, a dish as it stands on the table, else a sign of what it is.
import { dishIds } from "../../../farm/made/madeOf.ts";
import { isCrop } from "../../../farm/tables/crops.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import type { Recipe } from "../../../farm/tables/recipes.ts";
import { CropPicture } from "./CropPicture.tsx";
import { DishPicture } from "./PiecePicture.tsx";
import { GatheredSign } from "./signs.tsx";

/** What a workshop makes stands on no table. */
const isDish = (good: Good): good is Good & Recipe => (dishIds as readonly string[]).includes(good);

export function GoodPicture({ good }: { readonly good: Good }) {
  if (isCrop(good)) return <CropPicture crop={good} />;
  return isDish(good) ? <DishPicture dish={good} /> : <GatheredSign good={good} />;
}
