// What was done in a sentence, once and with its result: "5 carrots. Barn 69 of 120."
import type { Done, Told } from "../events/deed.ts";
import type { Event } from "../events/event.ts";
import { membersOf } from "../numbers/mask.ts";
import { dayAt, seasonOn } from "../numbers/time.ts";
import { roomIn, sizeOf } from "../state/barn.ts";
import { entriesOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import { done as said } from "./doneStrings.ts";
import { dyeName } from "./dyeNames.ts";
import { giftWords } from "./giftWords.ts";
import { keepNames } from "./keepNames.ts";
import { capital, inSentence, listed } from "./listed.ts";
import { levelWords } from "./newWith.ts";
import { pieceName } from "./pieceNames.ts";
import { seedName } from "./refusal.ts";
import { goods as goodNames, strings, weighedAs } from "./strings.ts";
import { surpriseWords } from "./surprises.ts";

/** How a farm was before the last thing that was done, as far as that has changed it. */
const beforeOf = (farm: Farm): Farm => ({ ...farm, ...farm.recent?.was });

/** These are not the last thing that was done. */
const notLast: ReadonlySet<Event["kind"]> = new Set(["undo", "notice", "call", "moveGround"]);

export function doneWords(event: Event, done: Done): string {
  const words = whatWasDone(event, done);
  if (notLast.has(event.kind)) return words;
  const level = levelWords(beforeOf(done.farm), done.farm);
  return level === null ? words : `${words} ${level}`;
}

const goodsOf = ({ goods }: Told): string[] =>
  entriesOf(goods ?? {}).map(([good, count]) => strings.count(good, count));

function whatWasDone(event: Event, { farm, told }: Done): string {
  const on = membersOf(told.on ?? 0).length;
  const full = membersOf(told.noRoom ?? 0).length;
  const left = membersOf(told.left ?? 0).length - full;
  const rest = left > 0 ? said.left(left) : null;
  const noRoom = full > 0 ? said.noRoom(full) : null;
  const size = sizeOf(farm);
  const barn = strings.barn(size - roomIn(farm), size);
  const got = listed([
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
      return say(`${capital(got)}.`, barn, noRoom, record, rest);
    case "take":
      return say(`${capital(got)}.`, barn);
    case "care":
      return say(said.cared(on), rest);
    case "sell":
      return said.sold(got, pence);
    case "answer":
      return say(
        said.answered(listed(goodsOf(told)), pence),
        told.gift ? giftWords(told.gift.from, told.gift.gift) : null,
      );
    case "decline":
      return said.declined;
    case "buySeed":
      return said.bought(got, pence);
    case "settle":
      return said.settled(keepNames[event.keep][0], pence);
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
      return said.named(keepNames[farm.kept[event.animal]!.kind][0], event.name);
    case "call":
      return event.name === null ? said.calledAsBefore : said.called(event.name);
    case "moveGround": {
      const goods = listed(goodsOf(told));
      const seeds = entriesOf(told.seeds ?? {}).map(([seed, count]) =>
        strings.seeds(count, seedName(seed)),
      );
      return say(
        said.moved(event.to),
        goods === "" ? null : `${capital(goods)}.`,
        goods === "" ? null : barn,
        seeds.length > 0 ? said.inBag(listed(seeds)) : null,
        record,
      );
    }
    case "notice":
      return say(surpriseWords[event.surprise], said.noticed);
  }
}
