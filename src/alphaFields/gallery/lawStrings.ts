// What the gallery says of how fields come to their traits, in the words of the law.

import { BLOCK } from "../../fields/land/block.ts";
import { groupDigits } from "../../lib/groupDigits.ts";

const many = groupDigits;

export const lawStrings = {
  title: "How a field comes by its traits",
  land: `Region and soil follow from where a field lies. Public noise, in whole numbers that come out the same on every machine, gives the country heights, a coast and rivers. What suits a field best it gets, until the share in the table is given out: to the field, in every ${many(BLOCK)} of them.`,
  seed: "All else is read from the field's number: keccak256 of the collection's address and the number, three bytes for each trait, in the order of these tables. Those shares are what is likely, and the counts are what came of it.",
  unfilled: (size: number) =>
    `With ${many(size)} fields the ${size > BLOCK ? "last" : "first"} ${many(BLOCK)} are not full yet. Until they are, they have the shares of regions and soils only roughly.`,
  again: "Work it out again yourself",
  steps: [
    "A field's hex lies at x = 56 × (2q + r) and y = 97 × r; a step is 112 units.",
    "The noise is lowbias32 over layer and place with the seed 0x0417, sixteen ways of length 64, cells in 1,024 parts. To compare: mix(1) is 1753845952.",
    "Height is 1,400 for each step from the sea, up to sixteen, and one range of hills, and a cloud of noise. Wetness and warmth are clouds as well.",
    "Rivers run between fields, from corner to corner: a flood comes in from the coast, lowest corner first, and each corner's water leaves whence it came. 240 corners upstream make a river.",
    "Shore, fells, moor, downs, meadows, wood and heath are given out in this order, the highest score first, each score averaged with those next door; the rest is vale. Then chalk, peat, silt, sand and clay by the regions about a field; the rest is loam.",
  ],
  sum: `The first ${many(BLOCK)} fields, a byte each for region × 6 + soil in the order of the tables, have this SHA-256:`,
  digest: "bed448b2a6b92889f2672cb2e73aaffc177a6fb4715a801a17af8617048e5f23",
  source: "Every number of it stands in the source, in src/fields/land.",
};
