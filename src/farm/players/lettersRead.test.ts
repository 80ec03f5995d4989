// What players of paper read in the post: no letter that they answered and no card says the same again within half a year, whoever comes when.
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { letterText } from "../describe/villagers/letterText.ts";
import { applyEvent } from "../events/apply.ts";
import { beginFarm } from "../letters/begin.ts";
import { dayAt, type Ms } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import { fieldGround } from "../testing/trial.ts";
import { type Player, play } from "./play.ts";
import { botPlayer, coffeePlayer, gardenerPlayer, kettlePlayer, weekendPlayer } from "./players.ts";

const ground = fieldGround(417);
const start = Date.UTC(2026, 2, 1);
const HALF_A_YEAR = 26 * 7;
const days = soak(730, 200);
const all: readonly Player[] = [
  kettlePlayer,
  coffeePlayer,
  weekendPlayer,
  gardenerPlayer,
  botPlayer,
];
/** Who is there all day takes minutes to follow. */
const players = all.slice(0, soak(5, 3));

/** Goods are others each time. */
const wordsAlone = (text: string): string => text.replace(/\d[\d,]* [a-z ]+/g, "");

type Reading = { readonly day: number; readonly what: string };

/** Answered letters that are prose, cards by their texts, and slips by their writer. */
async function readBy(player: Player) {
  const { log } = play(player, { ground, start, days });
  const prose: Reading[] = [];
  const cards: Reading[] = [];
  const slips: { readonly villager: string; readonly what: string }[] = [];
  let farm: Farm = beginFarm(ground, start);
  const read = async (slot: number, at: Ms) => {
    const letter = farm.letters[slot]!;
    const what = wordsAlone(await letterText(letter, farm));
    if (letter.what === "order") slips.push({ villager: letter.villager, what });
    else prose.push({ day: dayAt(at), what: `${letter.villager}: ${what}` });
  };
  for (const event of log) {
    if (event.kind === "answer") await read(event.slot, event.at);
    const result = applyEvent(farm, event, ground);
    if (!result.ok) throw new Error(result.reason.kind);
    const { posted } = result.value.farm;
    if (event.kind === "post")
      for (const [what, day] of Object.entries(posted) as [string, number][])
        if ((farm.posted as Record<string, number>)[what] !== day) cards.push({ day, what });
    farm = result.value.farm;
  }
  return { prose, cards, slips };
}

function twiceWithin(readings: readonly Reading[], span: number): readonly string[] {
  const last = new Map<string, number>();
  return readings.flatMap(({ day, what }) => {
    const before = last.get(what);
    last.set(what, day);
    return before !== undefined && day - before < span ? [`${what} (after ${day - before})`] : [];
  });
}

it.each(players)("reads nothing twice within half a year: $name", async (player) => {
  const { prose, cards, slips } = await readBy(player);
  expect(prose.length).toBeGreaterThan(days / 8);
  expect(cards.length).toBeGreaterThan(days / 12);
  expect(twiceWithin(prose, HALF_A_YEAR)).toEqual([]);
  expect(twiceWithin(cards, HALF_A_YEAR)).toEqual([]);
  for (const villager of new Set(slips.map((one) => one.villager))) {
    const lines = slips.filter((one) => one.villager === villager).map(({ what }) => what);
    expect(lines.filter((what, i) => lines.slice(Math.max(0, i - 11), i).includes(what))).toEqual(
      [],
    );
  }
});

it("tells what is read again too soon from what is not", () => {
  const at = (...days: number[]) => days.map((day) => ({ day, what: "a card" }));
  expect(twiceWithin(at(0, HALF_A_YEAR), HALF_A_YEAR)).toEqual([]);
  expect(twiceWithin(at(0, 5), HALF_A_YEAR)).toHaveLength(1);
});
