// The number of each good in the draws of chance: for ever, whoever joins.
import type { Good } from "./goods.ts";

/** Its place here is its number: one may join at the end, wherever it stands in its own table; none may move or go. */
const inOrder = (
  "sunflower pea carrot beet onion bean leek tomato cabbage wheat maize pumpkin egg " +
  "milk wool honey cherry plum apple hazel acorn peaSoup rootStew onionTart beanPot " +
  "leekPie relish jam kraut flour loaf cheese cornbread cider candle cloth pumpkinPie " +
  "cake oil pickle carrotCake cherryTart hazelBread mead pumpkinSoup felt fieldPie"
).split(" ") as Good[];

const numbers = new Map(inOrder.map((good, number) => [good, number] as const));
export const goodNumberOf = (good: Good): number => numbers.get(good)!;
