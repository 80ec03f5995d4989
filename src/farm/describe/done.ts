// What was done in a sentence, once and with its result: "5 carrots. Barn 69 of 120."

import type { FarmEvent } from "../events/event.ts";
import type { EventDetails, EventOutcome } from "../events/reducer.ts";
import { membersOf } from "../numbers/mask.ts";
import { dayAt, seasonOn } from "../numbers/time.ts";
import { barnSize, roomIn } from "../state/barn.ts";
import { entriesOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import { HANDS } from "../tables/feasts.ts";
import { cardFrom } from "./cardWords.ts";
import { doneStrings as said } from "./doneStrings.ts";
import { dyeName } from "./dyeNames.ts";
import { feastName } from "./festivalNames.ts";
import { giftWords } from "./giftWords.ts";
import { capitalise, inSentence, listWords } from "./listed.ts";
import { levelUpWords } from "./newWith.ts";
import { pieceName } from "./pieceNames.ts";
import { presentWords } from "./presentWords.ts";
import { producerNames } from "./producerNames.ts";
import { seedName } from "./refusal.ts";
import { goods as goodNames, strings, weighedAs } from "./strings.ts";
import { surpriseWords } from "./surprises.ts";
import { farmName, yardNames } from "./yardNames.ts";

/** How a farm was before the last thing that was done, as far as that has changed it. */
const beforeOf = (farm: Farm): Farm => ({ ...farm, ...farm.recent?.was });

/** These are not the last thing that was done. */
const notLast: ReadonlySet<FarmEvent["kind"]> = new Set([
  "undo",
  "notice",
  "call",
  "moveGround",
  "post",
  "dress",
  "nameFarm",
  "leaveGift",
  "takeGift",
  "giveWorks",
  "shower",
  "gift",
  "changeRules",
  "learn",
]);

/** Whole, with the level that it brought. */
export function doneWords(event: FarmEvent, done: EventOutcome): string {
  return doneTexts(event, done).text;
}

type DoneTexts = { readonly text: string; readonly shown: string };

/** The same, and without the level, for whoever shows that elsewhere. */
export function doneTexts(event: FarmEvent, done: EventOutcome): DoneTexts {
  const shown = whatWasDone(event, done);
  const level = notLast.has(event.kind) ? null : levelUpWords(beforeOf(done.farm), done.farm);
  return { text: level === null ? shown : `${shown} ${level}`, shown };
}

const goodsOf = ({ goods }: EventDetails): string[] =>
  entriesOf(goods ?? {}).map(([good, count]) => strings.count(good, count));

function whatWasDone(event: FarmEvent, { farm, told }: EventOutcome): string {
  const on = membersOf(told.on ?? 0).length;
  const full = membersOf(told.noRoom ?? 0).length;
  const left = membersOf(told.left ?? 0).length - full;
  const rest = left > 0 ? said.leftAsIs(left) : null;
  const noRoom = full > 0 ? said.noRoom(full) : null;
  const size = barnSize(farm);
  const barn = strings.barn(size - roomIn(farm), size);
  const got = listWords([
    ...goodsOf(told),
    ...(told.timber ? [strings.timber(told.timber)] : []),
    ...entriesOf(told.seeds ?? {}).map(([seed, count]) => strings.seeds(count, seedName(seed))),
  ]);
  const pence = strings.pence(Math.abs(told.pence ?? 0));
  const record = told.record
    ? said.record(weighedAs(told.record.crop), strings.grams(told.record.grams))
    : null;
  const say = (...parts: readonly (string | null)[]): string =>
    parts.filter((part) => part !== null && part !== "").join(" ");
  switch (event.kind) {
    case "sow":
      return say(said.sown(seedName(event.what), on), rest);
    case "water":
      return say(said.watered(on), rest);
    case "compost":
      return say(said.fedSoil(on), rest);
    case "undo":
      return on > 0 ? said.undone(on) : said.takenBack;
    case "harvest":
    case "gather":
      return say(`${capitalise(got)}.`, barn, noRoom, record, rest);
    case "take":
      return say(`${capitalise(got)}.`, barn);
    case "care":
      return say(said.cared(on), rest);
    case "sell":
      return said.sold(got, pence);
    case "answer":
      return say(
        goodsOf(told).length > 0 ? said.answered(listWords(goodsOf(told)), pence) : said.lastRead,
        told.yard ? said.stands(yardNames[told.yard]) : null,
        told.gift ? giftWords(told.gift.from, told.gift.gift) : null,
      );
    case "decline":
      return said.declined;
    case "buySeed":
      return said.bought(got, pence);
    case "settle":
      return said.settled(producerNames[event.keep][0], pence);
    case "raise":
      return say(said.raised(said.tools[event.tool], pence), event.tool === "barn" ? barn : null);
    case "make":
      return said.made(inSentence(pieceName(event.piece)), pence);
    case "dye":
      return said.dyed(dyeName(event.crop, seasonOn(dayAt(event.at))));
    case "cook":
      return said.cooking(goodNames[event.recipe][0]);
    case "celebrate":
      return said.brought(got);
    case "barter":
      return said.bartered(got);
    case "name":
      return said.named(producerNames[farm.kept[event.animal]!.kind][0], event.name);
    case "call":
      return event.name === null ? said.calledAsBefore : said.called(event.name);
    case "moveGround": {
      const goods = listWords(goodsOf(told));
      const seeds = entriesOf(told.seeds ?? {}).map(([seed, count]) =>
        strings.seeds(count, seedName(seed)),
      );
      return say(
        said.moved(event.to),
        goods === "" ? null : `${capitalise(goods)}.`,
        goods === "" ? null : barn,
        seeds.length > 0 ? said.inBag(listWords(seeds)) : null,
        record,
      );
    }
    case "build":
      return said.built(yardNames[event.yard], pence);
    case "dress":
      return event.look === null ? said.undressed : said.dressed;
    case "nameFarm":
      return event.name === null ? said.farmNameless : said.farmNamed(farmName(event.name));
    case "join":
      return said.joined(farm.feasts[event.festival]!.times, HANDS);
    case "sit":
      return said.sat(feastName(event.festival));
    case "post":
      return cardFrom(farm.cards[0]!);
    case "buyTimber":
      return said.timber(strings.timber(told.timber ?? 0), pence);
    case "leaveGift":
      return said.left(presentWords(event.what));
    case "takeGift":
      return said.tookGift(got);
    case "giveWorks":
      return said.gaveWorks(event.what === "pence" ? pence : got);
    case "shower":
      return said.shower(on);
    case "gift":
      return said.gift;
    case "changeRules":
    case "learn":
      return said.learnt;
    case "notice":
      return say(surpriseWords[event.surprise], said.noticed);
  }
}
