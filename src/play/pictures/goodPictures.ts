// Small pictures of what is gathered and made and stands on no table, drawn from the models.
import type { Crop } from "../../farm/tables/crops.ts";
import type { Good } from "../../farm/tables/goods.ts";
import type { Recipe } from "../../farm/tables/recipes.ts";
import acorn from "./images/goods/acorn.svg?no-inline";
import apple from "./images/goods/apple.svg?no-inline";
import candle from "./images/goods/candle.svg?no-inline";
import cherry from "./images/goods/cherry.svg?no-inline";
import cloth from "./images/goods/cloth.svg?no-inline";
import egg from "./images/goods/egg.svg?no-inline";
import felt from "./images/goods/felt.svg?no-inline";
import flour from "./images/goods/flour.svg?no-inline";
import hazel from "./images/goods/hazel.svg?no-inline";
import honey from "./images/goods/honey.svg?no-inline";
import milk from "./images/goods/milk.svg?no-inline";
import oil from "./images/goods/oil.svg?no-inline";
import plum from "./images/goods/plum.svg?no-inline";
import wool from "./images/goods/wool.svg?no-inline";

/** A crop has its own picture, and a dish that of the catalogue. */
export type PlainGood =
  | Exclude<Good, Crop | Recipe>
  | "flour"
  | "candle"
  | "cloth"
  | "felt"
  | "oil";

export const goodPictures: Readonly<Record<PlainGood, string>> = {
  egg,
  milk,
  wool,
  honey,
  cherry,
  plum,
  apple,
  hazel,
  acorn,
  flour,
  candle,
  cloth,
  felt,
  oil,
};
