// A farm: what is kept of it between two events, and nothing that follows from the rest.

import type { Season } from "../../models/seasons.ts";
import type { Mask } from "../numbers/mask.ts";
import type { Ms } from "../numbers/time.ts";
import type { Companion, CompanyName } from "../tables/company.ts";
import type { Crop } from "../tables/crops.ts";
import type { Dye } from "../tables/dyes.ts";
import type { FarmName } from "../tables/farmNames.ts";
import type { Festival } from "../tables/festivals.ts";
import type { CountTable, Good } from "../tables/goods.ts";
import type { Heirloom, Seed } from "../tables/heirlooms.ts";
import type { Marked } from "../tables/marks.ts";
import type { AnimalName } from "../tables/names.ts";
import type { ProducerKind } from "../tables/producers.ts";
import type { Recipe } from "../tables/recipes.ts";
import type { Slot } from "../tables/slots.ts";
import type { CardSubject, CardWriter, Fact } from "../tables/subjects.ts";
import type { FarmTool } from "../tables/tools.ts";
import type { RULES } from "../tables/version.ts";
import type { Villager } from "../tables/villagers.ts";
import type { YardId } from "../tables/yard.ts";
import type { BookPage } from "./pages.ts";

/** What grows in a plot, as far as it had grown when somebody last had a hand in it. */
export type Sown = {
  readonly what: Seed;
  readonly at: Ms;
  /** Half milliseconds of growing: two for a dry one, three for a moist one. */
  readonly grown: number;
  /** Milliseconds of it that were moist. */
  readonly wet: Ms;
  readonly seen: Ms;
};

export type Plot = {
  /** When it was last sown, watered, fed or brought in. */
  readonly at: Ms;
  /** The soil's strength, 0 to 1000, as it was at `rested`: it recovers by itself. */
  readonly heart: number;
  readonly rested: Ms;
  /** What was last brought in here, and what before that. */
  readonly last: Crop | null;
  readonly before: Crop | null;
  /** How often something was sown here. */
  readonly n: number;
  readonly moistUntil: Ms;
  readonly sown: Sown | null;
};

/** Somebody or something on the meadow. */
export type Producer = {
  readonly kind: ProducerKind;
  /** When they came: of two of a kind this tells one from the other. */
  readonly since: Ms;
  readonly at: Ms;
  readonly grown: number;
  readonly caredUntil: Ms;
  /** When a tree was last pruned; of others when they came. */
  readonly prunedAt: Ms;
  /** Of an animal that somebody has named, and when. */
  readonly name?: AnimalName;
  readonly named?: Ms;
};

export type Oven = { readonly recipe: Recipe; readonly at: Ms; readonly until: Ms };

/** Part of a story, an order on a slip, a letter of the season, or the last of a story, which asks for nothing. */
export type LetterKind = "story" | "order" | "season" | "close";

/** What somebody asks for and pays: settled when the letter before it was answered. */
export type Letter = {
  readonly n: number;
  /** When it arrives. */
  readonly from: Ms;
  readonly villager: Villager;
  readonly what: LetterKind;
  /** Which one of its writer's, from 0: of a story its part, of slips how many were written before, of the season as `seasonPart` says. */
  readonly part: number;
  /** Null where nothing is asked for. */
  readonly good: Good | null;
  readonly count: number;
  readonly pay: number;
  /** The second of two: it asks for what the other Thorne was asked for. */
  readonly twin?: true;
};

/** News of this farm in facts: the words are the page's. */
export type NewsFacts = { readonly [F in Fact]?: string | number };

/** What lies in the rack: a villager's postcard, or a neighbour's sentence with what was left at the gate. */
export type Card = { readonly at: Ms } & (
  | { readonly villager: CardWriter; readonly subject: CardSubject; readonly about: NewsFacts }
  | { readonly from: FarmId; readonly words: number; readonly what: Present }
);

/** A farm of the country by its name on the server. */
export type FarmId = string;

/** What neighbours leave each other. */
export type Present = { readonly good: Good; readonly count: number } | { readonly seed: Heirloom };

/** It lies in the basket at the gate until it is taken. */
export type GateGift = {
  readonly id: string;
  readonly from: FarmId;
  readonly what: Present;
  readonly words: number;
  readonly at: Ms;
};

/** Rain that a neighbour has brought. It lies beside the plots: no plot is touched by it. */
export type Shower = { readonly plots: Mask; readonly from: Ms; readonly until: Ms };

/** How far somebody is with a festival: the day it began, and how often they took a hand. */
export type FeastSoFar = {
  readonly began: number;
  readonly times: number;
  readonly at: Ms;
  readonly wish?: number;
};

/** A thing of the yard, a colour, or a dish painted on the board. */
export type Look = YardId | Dye | Recipe;

/** What is shown in a place of the yard; null is nothing, and what is not named is what was built there. */
export type Dress = { readonly [S in Slot]?: Look | null };

/** What the cross has seen of a good and not yet forgotten, in thousandths of a unit. */
export type MarketGlut = { readonly glut: number; readonly at: Ms };

/** How often something was done, when first, and the best of it. */
export type BookEntry = { readonly n: number; readonly first: Ms; readonly best?: number };

/** A moving day. */
export type MoveOfGround = { readonly from: number; readonly to: number; readonly at: Ms };

/** What somebody of the company is called on the field where they are met: they stay there when a farm moves. */
type Called = {
  readonly field: number;
  readonly who: Companion;
  readonly at: Ms;
  /** Null where it is what it was before. */
  readonly name: CompanyName | null;
};

/** What was there before the last thing that was done, for whoever takes it back. */
export type Recent = { readonly at: Ms; readonly was: Partial<Omit<Farm, "recent">> };

export type Farm = {
  readonly rules: typeof RULES;
  readonly begun: Ms;
  readonly pence: number;
  readonly deeds: number;
  readonly seeds: CountTable<Seed>;
  readonly barn: CountTable<Good>;
  readonly straw: number;
  readonly timber: number;
  readonly plots: readonly Plot[];
  readonly kept: readonly Producer[];
  readonly ovens: readonly Oven[];
  readonly stall: { readonly [G in Good]?: MarketGlut };
  readonly tools: { readonly [T in FarmTool]: number };
  readonly letters: readonly Letter[];
  /** Parts of each story that were answered; one more than there are is a story that is closed. */
  readonly stories: CountTable<Villager>;
  /** How many slips each has written. */
  readonly slips: CountTable<Villager>;
  /** Since when no further letter of a story, or of the season, is owed. */
  readonly storyAt: Ms;
  readonly seasonAt: Ms;
  /** The year in which somebody last wrote of a season. */
  readonly told: CountTable<`${Villager} ${Season}`>;
  /** When the pedlar last dealt here, and last sold his timber. */
  readonly pedlarAt: Ms | null;
  readonly timberAt: Ms | null;
  /** The rack, the newest first. */
  readonly cards: readonly Card[];
  /** When somebody last looked for news of this farm and found some. */
  readonly postAt: Ms;
  /** When letters were put aside, the last one first. */
  readonly asides: readonly Ms[];
  /** The last harvest that was heavier than any before of its crop. */
  readonly record: { readonly crop: Crop; readonly grams: number; readonly at: Ms } | null;
  /** What is known by heart, as far as somebody has written of it. */
  readonly hearts: readonly Marked[];
  /** The day of each postcard that could still come a second time too soon. */
  readonly posted: CountTable<`${CardSubject} ${number}`>;
  readonly dress: Dress;
  readonly feasts: { readonly [F in Festival]?: FeastSoFar };
  readonly name?: FarmName;
  readonly showers: readonly Shower[];
  readonly gate: readonly GateGift[];
  /** When something was last left at a neighbour's gate. */
  readonly leftAt: Ms | null;
  /** On which day things were last taken out of the basket, and how many. */
  readonly taken: { readonly day: number; readonly n: number } | null;
  /** Which rows of the tables it knows, where those are not the first alone. */
  readonly edition?: number;
  readonly book: { readonly [P in BookPage]?: BookEntry };
  /** Of a farm that has moved, the first one first. */
  readonly moves?: readonly MoveOfGround[];
  /** Of a farm on which somebody has called any of them. */
  readonly company?: readonly Called[];
  /** Null on the first day, and once it has been taken back. */
  readonly recent: Recent | null;
};
