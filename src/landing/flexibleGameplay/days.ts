// The seven days of the example week, each with what it leaves on the shelf.
import { cabbages } from "../../stills/cabbages.ts";
import { carrots } from "../../stills/carrots.ts";
import { hen } from "../../stills/hen.ts";
import { pumpkins } from "../../stills/pumpkins.ts";
import type { StillPicture } from "../../stills/Still.tsx";
import { sunflowers } from "../../stills/sunflowers.ts";
import { tomatoes } from "../../stills/tomatoes.ts";
import { wheat } from "../../stills/wheat.ts";
import { dayTexts } from "./strings.ts";

export type Day = { picture: StillPicture; day: string; text: string };

export const days: readonly Day[] = [
  { picture: carrots, ...dayTexts.carrots },
  { picture: cabbages, ...dayTexts.cabbages },
  { picture: tomatoes, ...dayTexts.tomatoes },
  { picture: wheat, ...dayTexts.wheat },
  { picture: pumpkins, ...dayTexts.pumpkins },
  { picture: hen, ...dayTexts.hen },
  { picture: sunflowers, ...dayTexts.sunflowers },
];
