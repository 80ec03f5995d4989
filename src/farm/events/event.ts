// All that can happen on a farm by somebody's hand.
import type { Mask } from "../numbers/mask.ts";
import type { Ms } from "../numbers/time.ts";
import type { FarmId, Look, Present } from "../state/farm.ts";
import type { Companion, CompanyName } from "../tables/company.ts";
import type { Crop } from "../tables/crops.ts";
import type { FarmName } from "../tables/farmNames.ts";
import type { Feast, Festival } from "../tables/festivals.ts";
import type { Good } from "../tables/goods.ts";
import type { Seed } from "../tables/heirlooms.ts";
import type { AnimalName } from "../tables/names.ts";
import type { Work } from "../tables/neighbours.ts";
import type { FarmPiece } from "../tables/pieces.ts";
import type { ProducerKind } from "../tables/producers.ts";
import type { Recipe } from "../tables/recipes.ts";
import type { Slot } from "../tables/slots.ts";
import type { Surprise } from "../tables/surprises.ts";
import type { FarmTool } from "../tables/tools.ts";
import type { YardId } from "../tables/yard.ts";

export type FarmEventPayloads = {
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
  readonly settle: { readonly keep: ProducerKind };
  readonly raise: { readonly tool: FarmTool };
  readonly answer: { readonly slot: number };
  readonly decline: { readonly slot: number };
  readonly make: { readonly piece: FarmPiece };
  /** Of the season it is done in. */
  readonly dye: { readonly crop: Crop };
  readonly celebrate: { readonly festival: Festival };
  /** Own heirloom seeds for one that the pedlar has. */
  readonly barter: object;
  /** One of those on the meadow, by its place among them. */
  readonly name: { readonly animal: number; readonly name: AnimalName };
  /** One of those that only keep company, where the farm stands; null for what it went by before. */
  readonly call: { readonly who: Companion; readonly name: CompanyName | null };
  /** To the field of that number, with everything that walks or can be carried. */
  readonly moveGround: { readonly to: number };
  readonly notice: { readonly surprise: Surprise };
  /** Something for the yard, in the workshop. */
  readonly build: { readonly yard: YardId };
  /** Shows another thing or colour in a place of the yard; null shows nothing. */
  readonly dress: { readonly slot: Slot; readonly look: Look | null };
  /** The name on the board; null takes it off. */
  readonly nameFarm: { readonly name: FarmName | null };
  /** Takes a hand in a festival's own deed. */
  readonly join: { readonly festival: Festival; readonly wish?: number };
  /** Sits down for the evening of a festival, or of one's own. */
  readonly sit: { readonly festival: Feast };
  /** Looks whether there is news of this farm that somebody would write of. */
  readonly post: object;
  /** The pedlar's bundle. */
  readonly buyTimber: object;
  /** For a neighbour's basket, with one of the sentences. */
  readonly leaveGift: { readonly to: FarmId; readonly what: Present; readonly words: number };
  /** Out of one's own basket. */
  readonly takeGift: { readonly id: string };
  /** For the works of a parish. */
  readonly giveWorks: { readonly work: Work; readonly what: Good | "pence"; readonly n: number };
  /** A neighbour has brought rain, which wets these plots from now until then. */
  readonly shower: { readonly plots: Mask; readonly until: Ms; readonly by: FarmId };
  /** A neighbour has left something in the basket. */
  readonly gift: {
    readonly id: string;
    readonly from: FarmId;
    readonly what: Present;
    readonly words: number;
  };
  /** Other rules are in force from now on. */
  readonly changeRules: { readonly to: number };
  /** Rows have joined the tables, and from now on this farm knows them. */
  readonly learn: { readonly to: number };
};

/** Those that no hand makes: the server writes them, or the page in its stead. */
export type ServerKind = "shower" | "gift" | "changeRules" | "learn";

export type FarmEventKind = keyof FarmEventPayloads;
export type FarmEventOf<K extends FarmEventKind> = {
  readonly kind: K;
  readonly at: Ms;
} & FarmEventPayloads[K];
export type FarmEvent = { readonly [K in FarmEventKind]: FarmEventOf<K> }[FarmEventKind];
