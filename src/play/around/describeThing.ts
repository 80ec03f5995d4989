// What each thing on the farm says, and what can be done there.
import site from "../../../site.config.ts";
import { capitalise } from "../../farm/describe/listed.ts";
import { pieceName } from "../../farm/describe/pieceNames.ts";
import { producerNames } from "../../farm/describe/producerNames.ts";
import type { Clock } from "../../farm/describe/refusal.ts";
import { strings as farmWords } from "../../farm/describe/strings.ts";
import { surprisePlaces } from "../../farm/describe/surprisePlaces.ts";
import { farmName, yardTitle } from "../../farm/describe/yardNames.ts";
import { busyIn } from "../../farm/kitchen/places.ts";
import { lettersHere } from "../../farm/letters/lettersHere.ts";
import { calledAt } from "../../farm/meadow/company.ts";
import { barnSize } from "../../farm/state/barn.ts";
import { totalCount } from "../../farm/state/counts.ts";
import { cropIds } from "../../farm/tables/crops.ts";
import type { CardWriter } from "../../farm/tables/subjects.ts";
import type { Surprise } from "../../farm/tables/surprises.ts";
import type { YardId } from "../../farm/tables/yard.ts";
import { residentOf } from "../../fields/residents/residentOf.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { groupDigits } from "../../lib/groupDigits.ts";
import { link } from "../../lib/link.ts";
import { strings as companyWords } from "../papers/meadow/companyStrings.ts";
import { groupOfOne } from "../papers/meadow/group.ts";
import { careGoods, groupWords } from "../papers/meadow/groupWords.ts";
import { strings as meadowWords } from "../papers/meadow/strings.ts";
import { capitaliseName, fullDateWords, goodName } from "../papers/parts/words.ts";
import type { ThingId } from "../scene/things/sceneThing.ts";
import { yardLookOf } from "../scene/yard/yardLook.ts";
import type { BedState } from "../view/bed.ts";
import { describeGreen, describeGuest, type GreenNow } from "./describeGreen.ts";
import { strings } from "./strings.ts";
import type { ThingInfo, ThingWay } from "./thingInfo.ts";

const { features, collection } = site;

type Describe = (bed: BedState, clock: Clock) => ThingInfo;

/** A studio without rooms has a door that nobody goes in at. */
const goIn: readonly ThingWay[] = features.roomDesigner
  ? [{ label: strings.goIn, href: link("/room-designer") }]
  : [];

function workOn(room: "kitchen" | "workshop", { farm, now }: BedState, clock: Clock): string[] {
  return busyIn(farm, room).map(({ recipe, until }) =>
    until <= now ? strings.done(goodName(recipe)) : strings.on(goodName(recipe), clock(until)),
  );
}

const takeDone = ({ farm, now }: BedState): ThingWay[] =>
  farm.ovens.some(({ until }) => until <= now)
    ? [{ label: strings.take, wish: { kind: "take" } }]
    : [];

function recordWords({ farm, now }: BedState): string {
  const hung = new Set(yardLookOf(farm, now).records);
  const records = cropIds
    .filter((crop) => hung.has(crop))
    .map((crop) => `${goodName(crop)} ${farmWords.grams(farm.book[`crop ${crop}`]?.best ?? 0)}`);
  return records.length > 0 ? strings.onGable(records.join(", ")) : "";
}

const sentences = (...all: readonly string[]): string => all.filter((one) => one !== "").join(" ");

const plain = {
  house: () => ({ name: strings.house, words: strings.isOpen, ways: goIn }),
  chimney: (bed, clock) => ({
    name: strings.chimney,
    words: workOn("kitchen", bed, clock).join(" ") || strings.nothingOn,
    ways: [...takeDone(bed), { label: strings.toKitchen, paper: "kitchen" }],
  }),
  barn: (bed) => ({
    name: strings.barn,
    words: sentences(
      strings.holds(groupDigits(totalCount(bed.farm.barn)), groupDigits(barnSize(bed.farm))),
      recordWords(bed),
    ),
    ways: [{ label: strings.toBarn, paper: "barn" }],
  }),
  workshop: (bed, clock) => ({
    name: strings.workshop,
    words: workOn("workshop", bed, clock).join(" ") || strings.nothingOnBench,
    ways: [...takeDone(bed), { label: strings.toWorkshop, paper: "workshop" }],
  }),
  gate({ farm, now }) {
    const letters = lettersHere(farm, now).length;
    return {
      name: strings.gate,
      words: sentences(
        letters > 0 ? strings.lettersHere(letters) : strings.noLetter,
        farm.gate.length > 0 ? strings.gifts(farm.gate.length) : "",
      ),
      ways: [{ label: strings.toLetters, paper: "letters" }],
    };
  },
  made({ farm, now }) {
    const { made } = yardLookOf(farm, now);
    const words = made.map((piece) =>
      strings.madeOn(pieceName(piece), fullDateWords(farm.book[`piece ${piece}`]?.first ?? now)),
    );
    const [newest] = made;
    return {
      name: strings.made,
      words: words.join(" "),
      ways:
        newest && features.roomDesigner
          ? [{ label: strings.lookIn, href: link(`/room-designer?look=${newest}`) }]
          : [],
    };
  },
  company({ ground: { field }, farm }) {
    const { kind, name, habit } = residentOf(fieldTraits(collection.address, field));
    const called = calledAt(farm, field, "resident") ?? name;
    return {
      name: companyWords.resident(called, kind),
      words: strings.does(capitaliseName(habit)),
      ways: [{ label: strings.call, paper: "meadow" }],
    };
  },
} as const satisfies Record<string, Describe>;

const isPlain = (id: ThingId): id is ThingId & keyof typeof plain => Object.hasOwn(plain, id);

function describeAnimal(
  n: number,
  { ground, farm, now }: BedState,
  clock: Clock,
): ThingInfo | null {
  const one = groupOfOne(ground, farm, n, now);
  if (!one) return null;
  const [kind] = producerNames[one.keep];
  const [name] = one.names;
  const ways: ThingWay[] = [];
  if (one.full > 0) ways.push({ label: strings.gather, wish: { kind: "gather", kept: one.full } });
  if (one.uncared > 0)
    ways.push({
      label: meadowWords.feed(1, careGoods(one.keep, 1)),
      wish: { kind: "care", kept: one.uncared },
    });
  return {
    name: name ? strings.animal(name, kind) : capitalise(kind),
    // What it is called stands in its name.
    words: groupWords({ ...one, names: [] }, clock),
    ways,
  };
}

/** What can be done with what was built; with what was given there is nothing to be done but to look. */
const waysOf: Partial<Readonly<Record<YardId, readonly ThingWay[]>>> = {
  bench: [{ label: strings.sitDown, seat: "bench" }],
  seat: [{ label: strings.sitDown, seat: "bench" }],
  board: [{ label: strings.nameFarm, paper: "workshop" }],
};

function describeYard(thing: YardId, { farm, now }: BedState): ThingInfo {
  const name = thing === "board" && farm.name ? strings.says(farmName(farm.name)) : "";
  return {
    name: yardTitle(thing),
    words: sentences(name, strings.since(fullDateWords(farm.book[`yard ${thing}`]?.first ?? now))),
    ways: waysOf[thing] ?? [],
  };
}

/** It is seen first: the words for it come with the press. */
const describeSurprise = (surprise: Surprise): ThingInfo => ({
  name: surprisePlaces[surprise],
  words: "",
  ways: [{ label: strings.look, wish: { kind: "notice", surprise } }],
});

/** Null of what is not there any more. */
export function describeThing(
  id: ThingId,
  bed: BedState,
  clock: Clock,
  green: GreenNow | null,
): ThingInfo | null {
  if (isPlain(id)) return plain[id](bed, clock);
  if (id === "green") return green && describeGreen(bed, green);
  const [kind, which] = id.split(" ") as [string, string];
  switch (kind) {
    case "kept":
      return describeAnimal(Number(which), bed, clock);
    case "yard":
      return describeYard(which as YardId, bed);
    case "guest":
      return green && describeGuest(which as CardWriter, bed, green);
    default:
      return describeSurprise(which as Surprise);
  }
}
