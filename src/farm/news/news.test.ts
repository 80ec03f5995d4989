// Postcards: who writes, of what and with which facts follows from the farm; nobody writes of the same twice in half a year.
import { expect, it } from "vitest";
import { applyEvent } from "../events/apply.ts";
import type { FarmGround } from "../ground/ground.ts";
import { DAY, HOUR } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import { cardSubjects, factsOf, writersOf } from "../tables/subjects.ts";
import {
  trialStart as at,
  expectRefusal,
  fieldGround,
  masterOf,
  trialGround,
} from "../testing/trial.ts";
import { newsOf, WRITTEN_AGAIN } from "./news.ts";

/** Neither dry for long nor wet: no news by itself. */
const ground: FarmGround = {
  ...trialGround(),
  weather: (day) => (day % 4 === 0 ? { kind: "shower", from: 9, to: 11 } : { kind: "clear" }),
};
/** Nothing of it is news by itself. */
const quiet = masterOf(ground, {
  begun: at - 20 * DAY,
  plots: masterOf(ground).plots.map((plot, i) =>
    i ? plot : { ...plot, sown: { what: "leek", at, grown: 0, wet: 0, seen: at } },
  ),
});
const of = (own: Partial<Farm>, when = at) => newsOf(ground, { ...quiet, ...own }, when);
const page = (first = at - HOUR, n = 1, best?: number) => ({
  n,
  first,
  ...(best !== undefined && { best }),
});

it("is found in the farm's own book, meadow and beds", () => {
  const move = { from: 417, to: 3, at: at - HOUR };
  expect(of({ moves: [move] })).toMatchObject({ subject: "moved", about: { from: 417, to: 3 } });
  expect(of({}, at + 7 * DAY)).toMatchObject({ subject: "away", about: { days: 7 } });
  expect(of({ begun: at - 100 * DAY })).toMatchObject({ about: { days: 100 } });
  expect(of({ record: { crop: "leek", grams: 412, at } })).toMatchObject({
    subject: "record",
    about: { crop: "leek", grams: 412 },
  });
  expect(of({ book: { "heirloom ox-heart": page() } })).toMatchObject({ subject: "heirloom" });
  expect(of({ book: { "kept hen": page(at - 99 * DAY, 400) } })).toMatchObject({
    about: { mark: "hen" },
    heart: "kept hen",
  });
  expect(of({ book: { "piece sled": page() } })).toMatchObject({ about: { piece: "sled" } });
  expect(of({ book: { "yard rose": page() } })).toMatchObject({
    about: { yard: "rose" },
    villager: "peascod",
  });
  const seen = { "surprise owl": page(at - 99 * DAY, 2, Math.floor(at / DAY)) };
  expect(of({ book: seen })).toMatchObject({ about: { surprise: "owl" } });
  expect(of({ asides: [at, at - DAY, at - 2 * DAY] })).toMatchObject({ subject: "setAside" });
  expect(of({ book: { "dish jam": page() } })).toMatchObject({ about: { dish: "jam" } });
});

it("has the facts that its words may name", () => {
  const ground417 = fieldGround(417);
  for (let day = 0; day < 400; day++) {
    const news = newsOf(ground417, { ...quiet, pedlarAt: at }, at + day * DAY);
    if (!news) continue;
    expect(Object.keys(news.about).sort()).toEqual(
      factsOf[news.subject].filter((fact) => fact in news.about).sort(),
    );
    const mine = writersOf[news.subject].map(({ writer }) => writer);
    expect(mine).toContain(news.villager);
  }
});

it("comes once in 44 hours, and no text of it again within half a year", () => {
  const field = fieldGround(417);
  let farm: Farm = { ...quiet, pedlarAt: at, postAt: at };
  const given = new Map<string, number>();
  let cards = 0;
  for (let when = at; when < at + 730 * DAY; when += 11 * HOUR) {
    const done = applyEvent(farm, { kind: "post", at: when }, field);
    if (!done.ok) continue;
    farm = done.value.farm;
    cards++;
    for (const [text, day] of Object.entries(farm.posted) as [string, number][]) {
      const before = given.get(text);
      if (before !== undefined && before !== day)
        expect(day - before).toBeGreaterThanOrEqual(WRITTEN_AGAIN);
      given.set(text, day);
    }
  }
  expect(cards).toBeGreaterThan(60);
  expect(farm.cards).toHaveLength(12);
});

it("is refused before its time, and where there is none", () => {
  const post = (when: number) => ({ kind: "post", at: when }) as const;
  expect(expectRefusal(applyEvent({ ...quiet, postAt: at }, post(at + HOUR), ground))).toEqual({
    kind: "notYet",
    from: at + 44 * HOUR,
  });
  expect(expectRefusal(applyEvent({ ...quiet, postAt: at - 9 * DAY }, post(at), ground))).toEqual({
    kind: "noNews",
  });
});

it("has somebody for every subject", () => {
  for (const subject of cardSubjects) expect(writersOf[subject].length).toBeGreaterThan(0);
});
