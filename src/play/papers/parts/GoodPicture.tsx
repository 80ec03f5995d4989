// The small picture of a good: a crop as it is brought in, a dish as it stands on the table, all else as one would show it.
import { dishIds } from "../../../farm/made/madeOf.ts";
import { isCrop } from "../../../farm/tables/crops.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import type { Recipe } from "../../../farm/tables/recipes.ts";
import { goodPictures, type PlainGood } from "../../pictures/goodPictures.ts";
import { CropPicture } from "./CropPicture.tsx";
import { DishPicture } from "./PiecePicture.tsx";
import { SmallPicture } from "./SmallPicture.tsx";

const isPlain = (good: Good): good is PlainGood => Object.hasOwn(goodPictures, good);

/** What a workshop makes stands on no table. */
const isDish = (good: Good): good is Good & Recipe => (dishIds as readonly string[]).includes(good);

export function GoodPicture({ good }: { readonly good: Good }) {
  if (isCrop(good)) return <CropPicture crop={good} />;
  if (isPlain(good)) return <SmallPicture src={goodPictures[good]} />;
  return isDish(good) ? <DishPicture dish={good} /> : null;
}
