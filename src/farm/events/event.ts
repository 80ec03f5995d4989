// All that can happen on a farm by somebody's hand.
import type { Mask } from "../numbers/mask.ts";
import type { Ms } from "../numbers/time.ts";
import type { Companion, CompanyName } from "../tables/company.ts";
import type { Crop } from "../tables/crops.ts";
import type { Festival } from "../tables/festivals.ts";
import type { Good } from "../tables/goods.ts";
import type { Seed } from "../tables/heirlooms.ts";
import type { Keep } from "../tables/keeps.ts";
import type { Name } from "../tables/names.ts";
import type { Piece } from "../tables/pieces.ts";
import type { Recipe } from "../tables/recipes.ts";
import type { Surprise } from "../tables/surprises.ts";
import type { Tool } from "../tables/tools.ts";

export type Deeds = {
  readonly sow: { readonly plots: Mask; readonly what: Seed };
  readonly water: { readonly plots: Mask };
  readonly harvest: { readonly plots: Mask };
  readonly compost: { readonly plots: Mask };
  /** Pulls up what was sown at that moment. */
  readonly undo: { readonly of: Ms };
  readonly buySeed: { readonly crop: Crop; readonly count: number };
  readonly sell: { readonly good: Good; readonly count: number };
  readonly cook: { readonly recipe: Recipe };
  /** Takes whatever is done. */
  readonly take: object;
  readonly gather: { readonly kept: Mask };
  readonly care: { readonly kept: Mask };
  readonly settle: { readonly keep: Keep };
  readonly raise: { readonly tool: Tool };
  readonly answer: { readonly slot: number };
  readonly decline: { readonly slot: number };
  readonly make: { readonly piece: Piece };
  /** Of the season it is done in. */
  readonly dye: { readonly crop: Crop };
  readonly celebrate: { readonly festival: Festival };
  /** Own heirloom seeds for one that the pedlar has. */
  readonly barter: object;
  /** One of those on the meadow, by its place among them. */
  readonly name: { readonly animal: number; readonly name: Name };
  /** One of those that only keep company, where the farm stands; null for what it went by before. */
  readonly call: { readonly who: Companion; readonly name: CompanyName | null };
  /** To the field of that number, with everything that walks or can be carried. */
  readonly moveGround: { readonly to: number };
  readonly notice: { readonly surprise: Surprise };
};

export type Kind = keyof Deeds;
export type EventOf<K extends Kind> = { readonly kind: K; readonly at: Ms } & Deeds[K];
export type Event = { readonly [K in Kind]: EventOf<K> }[Kind];
