// Measures the core of the room designer: a command in a room of 1,000 things, opening one of 5,000.
import type { Outcome } from "../src/room/commands/command.ts";
import { duplicateItems } from "../src/room/commands/duplicateItems.ts";
import { moveItems } from "../src/room/commands/moveItems.ts";
import { placeItem } from "../src/room/commands/placeItem.ts";
import { putAway } from "../src/room/commands/putAway.ts";
import { tintItems } from "../src/room/commands/tintItems.ts";
import { turnItems } from "../src/room/commands/turnItems.ts";
import { describeRoom } from "../src/room/describe/room.ts";
import { decode } from "../src/room/model/decode.ts";
import { encode } from "../src/room/model/encode.ts";
import type { ItemPlace, RoomDocument } from "../src/room/model/room.ts";
import { sampleCatalogue } from "../src/room/model/sampleCatalogue.ts";
import { crowdedRoom } from "../src/room/model/sampleRoom.ts";
import { nearestFree } from "../src/room/rules/nearestFree.ts";
import { median } from "./figures/figures.ts";

const COMMAND_MS = 0.15;
/** Where something refused could stand instead: asked for a few times in a second, not with each command. */
const PLACE_MS = 1;
const OPEN_MS = 300;
const ROUNDS = 300;
const OPENINGS = 7;

const catalogue = sampleCatalogue();

function timed<T>(work: () => T): { ms: number; result: T } {
  const from = performance.now();
  const result = work();
  return { ms: performance.now() - from, result };
}

type Deed = (document: RoomDocument, i: number) => Outcome;

const thing = (i: number) => `thing-${(i * 37) % 1000}`;
const deeds: Readonly<Record<string, Deed>> = {
  place: (d, i) => {
    const at = { kind: "floor", x: (i * 7) % 128, z: 100 + (i % 28) } as const;
    return placeItem(d, { id: `new-${i}`, model: "cup", at }, catalogue);
  },
  move: (d, i) => moveItems(d, { ids: [thing(i)], by: { x: 0, z: 1 } }, catalogue),
  turn: (d, i) => turnItems(d, { ids: [thing(i)], by: 1 }, catalogue),
  tint: (d, i) => tintItems(d, { ids: [thing(i)], tint: i % 2 ? "moss" : "clay" }, catalogue),
  "put away": (d, i) => putAway(d, { ids: [thing(i)] }, catalogue),
  duplicate: (d, i) => duplicateItems(d, { ids: [thing(i)], stamp: `copy-${i}` }, catalogue),
};

/** Goes on from document to document, as a session does. */
function commandTimes(deed: Deed): { ms: number; done: number } {
  let document = crowdedRoom(1000);
  const times: number[] = [];
  let done = 0;
  for (let i = 0; i < ROUNDS; i++) {
    const { ms, result } = timed(() => deed(document, i));
    times.push(ms);
    if (!result.ok) continue;
    done++;
    if (Math.abs(result.document.items.size - 1000) < 50) document = result.document;
  }
  return { ms: median(times), done };
}

function suggestionTime(): number {
  const document = crowdedRoom(1000);
  const items = [...document.items.values()].filter(({ at }) => at.kind === "floor");
  return median(items.slice(0, 100).map((item) => timed(() => wanted(document, item.at)).ms));
}

const wanted = (document: RoomDocument, at: ItemPlace) =>
  nearestFree(document, catalogue, { id: "held", model: "stool", at, turn: 0 });

/** From text to a room that is checked, indexed and described. */
function openingTime(): number {
  const text = encode(crowdedRoom(5000));
  const times = Array.from({ length: OPENINGS }, () =>
    timed(() => {
      const read = decode(text);
      if (!read.ok) throw new Error(JSON.stringify(read.reason));
      return describeRoom(read.value, catalogue);
    }),
  );
  return median(times.map(({ ms }) => ms));
}

let isGood = true;
const report = (what: string, ms: number, most: number, note = "") => {
  if (ms > most) isGood = false;
  console.log(`${ms > most ? "SLOW" : "ok  "} ${what}: ${ms.toFixed(3)} ms of ${most}${note}`);
};

for (const [name, deed] of Object.entries(deeds)) {
  const { ms, done } = commandTimes(deed);
  report(`${name} among 1,000 things`, ms, COMMAND_MS, `, ${done} of ${ROUNDS} done`);
}
report("a free place among 1,000 things", suggestionTime(), PLACE_MS);
report("open a room of 5,000 things", openingTime(), OPEN_MS);
process.exitCode = isGood ? 0 : 1;
