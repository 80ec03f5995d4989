// Why something did not happen, with the figures that tell the way out.
import type { Mask } from "../numbers/mask.ts";
import type { Ms } from "../numbers/time.ts";
import type { Crop } from "../tables/crops.ts";
import type { Dye } from "../tables/dyes.ts";
import type { Good } from "../tables/goods.ts";
import type { Heirloom, Seed } from "../tables/heirlooms.ts";
import type { Villager } from "../tables/villagers.ts";

export type Shortage = Good | "pence" | "straw" | "timber" | `seed ${Seed}`;

export type FarmRefusal =
  /** Something later has been done to it already. */
  | { readonly kind: "earlier"; readonly than: Ms }
  /** There is no such plot, animal or letter here. */
  | { readonly kind: "nobody" }
  | { readonly kind: "notRipe"; readonly plots: Mask; readonly readyAt: Ms | null }
  | { readonly kind: "taken"; readonly plots: Mask }
  | { readonly kind: "unknown"; readonly needs: number; readonly level: number }
  | { readonly kind: "short"; readonly of: Shortage; readonly have: number; readonly need: number }
  | { readonly kind: "barnFull"; readonly room: number; readonly need: number }
  /** Null where what is in one is done already. */
  | { readonly kind: "noPlace"; readonly until: Ms | null }
  | { readonly kind: "notDone"; readonly until: Ms | null }
  | { readonly kind: "nothingWaits"; readonly until: Ms | null }
  | { readonly kind: "noMeadow"; readonly halves: number; readonly need: number }
  | { readonly kind: "notForSale" }
  | { readonly kind: "needsNoCare" }
  | { readonly kind: "best" }
  | { readonly kind: "notYet"; readonly from: Ms }
  | { readonly kind: "made"; readonly first: Ms }
  /** The vats are, in Hearth. */
  | { readonly kind: "frozen"; readonly until: Ms }
  | { readonly kind: "noHeirloom"; readonly heirloom: Heirloom }
  | { readonly kind: "light"; readonly crop: Crop; readonly grams: number; readonly need: number }
  | { readonly kind: "tooLate"; readonly since: Ms }
  | { readonly kind: "notLaid" }
  | { readonly kind: "hasAll" }
  /** Trees and bees go without. */
  | { readonly kind: "hasNoName" }
  /** Somebody else on the meadow is called so, or it is itself. */
  | { readonly kind: "nameTaken" }
  | { readonly kind: "calledSo" }
  /** It stands on that field already. */
  | { readonly kind: "standsThere" }
  | { readonly kind: "noSuchField" }
  | { readonly kind: "movedThisSeason"; readonly until: Ms }
  /** It has been seen today. */
  | { readonly kind: "noticed" }
  /** It is not there just now. */
  | { readonly kind: "notToBeSeen" }
  /** It comes with the last letter of a story. */
  | { readonly kind: "notGiven"; readonly villager: Villager }
  | { readonly kind: "noDye"; readonly dye: Dye }
  /** Three times a hand was taken. */
  | { readonly kind: "joined" }
  | { readonly kind: "notReady"; readonly brought: boolean; readonly times: number }
  /** Nobody has anything to write of. */
  | { readonly kind: "noNews" }
  /** It has been given, or taken, today. */
  | { readonly kind: "dayUsed"; readonly again: Ms }
  | { readonly kind: "giftsFull" }
  | { readonly kind: "tooDear"; readonly pence: number; readonly most: number }
  /** Rules, or an edition of them, that are not these. */
  | { readonly kind: "otherRules"; readonly to: number }
  /** What it meant is not there any more: another device has been at it. */
  | { readonly kind: "elsewhere"; readonly what: Meant };

/** What a wish may have meant that is another thing by now. */
export type Meant = "letter" | "tool" | "animal" | "field" | "table" | "price" | "seed" | "deed";
