// What the parts of a farm's page say alike: commands, what can be taken back, and what comes.
import { type Clock, seedName } from "../../farm/describe/refusal.ts";
import { strings as farmStrings, goods } from "../../farm/describe/strings.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import { countOf } from "../../farm/state/counts.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { rulesOf } from "../../farm/tables/crops.ts";
import { cropOf, type Seed } from "../../farm/tables/heirlooms.ts";
import { producerRulesOf } from "../../farm/tables/producers.ts";
import type { PlayedEvent } from "../session/playedFarm.ts";
import type { SowingPlan } from "./asLast.ts";
import { type BedState, countIn } from "./bed.ts";
import type { FarmCommand, MakeRoomCommand } from "./commands.ts";
import type { FirstStep } from "./firstSteps.ts";
import type { NextCommand } from "./nextCommand.ts";
import type { NextStep } from "./nextStep.ts";
import { bagWords, countdown, spanWords } from "./span.ts";
import { strings } from "./strings.ts";
import type { Undoable } from "./undoable.ts";
import type { Upcoming } from "./upcoming.ts";

/** "Sow Leek in 3 empty plots, 24 pence". */
export function commandWords(command: FarmCommand, seed: Seed): string {
  const part = partWords(command);
  if (part !== null) return part;
  if (command.id === "asLast") return planWords(command.plan);
  const words = strings.commands[command.id](command.count, seedName(seed));
  const pence = "pence" in command ? command.pence : 0;
  return pence > 0 ? `${words}, ${farmStrings.pence(pence)}` : words;
}

/** "9 of leek, 7 of bean; turned by two". */
const planWords = ({ parts, turned }: SowingPlan): string =>
  strings.asLast.plan(
    parts.map(({ crop, count }) => strings.asLast.part(seedName(crop), count)).join(", "),
    turned,
  );

/** Where there is little room: "Sow 3". */
export const commandName = (command: FarmCommand): string =>
  partWords(command) ??
  (command.id === "asLast"
    ? strings.asLast.name(command.count, command.pence)
    : strings.shortCommands[command.id](command.count));

/** What stands in the first place of the shelf. */
export function nextName(next: NextCommand, clock: Clock): string {
  if (next.id === "letters") return strings.sendLetters(next.count);
  if (next.id !== "rest") return commandName(next);
  return next.until === null ? strings.noneReady : strings.nothingUntil(clock(next.until));
}

/** "Make room: 24 carrots, 61 p". */
export const roomWords = ({ good, count, pence }: MakeRoomCommand): string =>
  strings.makeRoom(farmStrings.count(good, count), strings.pence(pence));

/** What a short command is called by whoever hears it; nothing where its own words say all. */
export function commandLabel(command: FarmCommand, seed: Seed): string | undefined {
  const [name, words] = [commandName(command), commandWords(command, seed)];
  return name === words ? undefined : `${name}: ${words}`;
}

/** Where the barn has no room for all. */
const partWords = (command: FarmCommand): string | null =>
  "of" in command && command.count < command.of
    ? strings.asRoomAllows[command.id](command.count, command.of)
    : null;

/** `last` is what this page has done last: after it was loaded again nobody knows any more what it was. */
export const undoWords = (
  { of, seeds, plots, until }: Undoable,
  now: Ms,
  last: Pick<PlayedEvent, "event"> | null = null,
): string =>
  seeds.length === 0
    ? strings.undoLast(
        (last?.event.at === of && strings.undone[last.event.kind]) || "",
        countdown(until - now),
      )
    : strings.undo(
        seeds.length === 1 ? seedName(seeds[0]!) : null,
        countIn(plots),
        countdown(until - now),
      );

/** "leek, 2 plots", "onion tart", "eggs": in the middle of a sentence. */
export function upcomingWords(one: Upcoming): string {
  if (one.kind === "plot") return strings.plots(seedName(one.what), one.count);
  if (one.kind === "dish") return goods[one.recipe][one.count === 1 ? 0 : 1];
  return goods[producerRulesOf(one.keep).gives][1];
}

/** "Leek, 2 plots; onion tart; eggs". */
export const upcomingLine = (all: readonly Upcoming[]): string =>
  capitaliseLine(all.map(upcomingWords).join("; "));

/** The next line for a newcomer; `inList` where no plot is pointed at. */
export function stepWords(
  step: NextStep,
  { farm, now }: Pick<BedState, "farm" | "now">,
  clock: Clock,
  inList = false,
): string {
  switch (step.kind) {
    case "letter": {
      const { good, count, pay } = step.letter;
      return strings.further.letter(farmStrings.count(good, count), strings.pence(pay));
    }
    case "sell":
    case "soup":
      return strings.further[step.kind];
    case "slow":
      return strings.further.slow(
        strings.crops[step.crop],
        bagWords(rulesOf(step.crop).seconds),
        clock(step.ready),
        seedPriceWords(farm, step.crop),
      );
    case "press":
      return inList ? strings.firstInList : firstStepWords(step, now);
    default:
      return firstStepWords(step, now);
  }
}

/** One of the first lines, where there is a bed to point at. */
function firstStepWords(step: FirstStep, now: Ms): string {
  switch (step.kind) {
    case "water":
      return strings.first.water(spanWords(step.ready - now), step.count);
    case "peas":
      return strings.first.peas(step.count);
    default:
      return strings.first[step.kind]("ready" in step ? spanWords(step.ready - now) : "");
  }
}

/** "4 in the bag", "3 p", "free". */
export function seedPriceWords(farm: Farm, seed: Seed): string {
  const has = countOf(farm.seeds, seed);
  if (has > 0) return strings.inBag(has);
  const { seed: price } = rulesOf(cropOf(seed));
  return price === 0 ? strings.free : strings.pence(price);
}

/** What was chosen by key, as its bag on the shelf says it. */
export const chosenSeedWords = (farm: Farm, seed: Seed): string =>
  strings.chosenSeed(
    capitaliseLine(seedName(seed)),
    bagWords(rulesOf(cropOf(seed)).seconds),
    seedPriceWords(farm, seed),
  );

export const capitaliseLine = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);
