// The days of a film are those of the log: each looks as the log folded so far does, and the figures are the book's.
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { isLong } from "../../../test/soak.ts";
import { applyEvent, replay } from "../../farm/events/apply.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import { DAY, dayAt, HOUR } from "../../farm/numbers/time.ts";
import { play } from "../../farm/players/play.ts";
import { kettlePlayer } from "../../farm/players/players.ts";
import { fieldGround } from "../../farm/testing/trial.ts";
import { dayLookOf } from "./dayLook.ts";
import { type FilmSpan, filmSpanOf } from "./filmSpan.ts";
import { yearDays } from "./yearDays.ts";
import type { YearTold } from "./yearTold.ts";
import { endLines, monthLine, newsWords } from "./yearWords.ts";

const begun = Date.UTC(2026, 2, 1);
const ground = fieldGround(417);
const lightOf = () => "day" as const;
const tell = (events: readonly FarmEvent[], span: FilmSpan): YearTold =>
  yearDays(applyEvent, { first: ground, begun, events, lightOf }, span);
const DAYS = 60;

let log: readonly FarmEvent[];
let span: FilmSpan;
let told: YearTold;
beforeAll(() => {
  log = play(kettlePlayer, { ground, start: begun, days: DAYS }).log;
  span = filmSpanOf(begun, begun + DAYS * DAY)!;
  told = tell(log, span);
});

const farmBefore = (moment: number) =>
  replay(
    beginFarm(ground, begun),
    log.filter(({ at }) => at < moment),
    ground,
  ).farm;

describe("yearDays", () => {
  test("has a day for each of its span, and is the same every time", () => {
    expect(told.days.map(({ at }) => dayAt(at))).toEqual(
      Array.from({ length: 30 }, (_, i) => span.first + i),
    );
    expect(tell(log, span)).toEqual(told);
  });

  test("each day looks as the farm did when somebody came", () => {
    fc.assert(
      fc.property(fc.nat(29), (n) => {
        const { at, look } = told.days[n]!;
        expect(look).toEqual(dayLookOf(ground, farmBefore(at), at, []));
      }),
      { numRuns: 8 },
    );
  });

  test("what is counted is what the book has more at the end than at the beginning", () => {
    const [from, to] = [farmBefore(span.first * DAY), farmBefore((span.last + 1) * DAY)];
    const sum = (farm: typeof from, chapter: string) =>
      Object.entries(farm.book).reduce(
        (all, [page, { n }]) => (page.startsWith(`${chapter} `) ? all + n : all),
        0,
      );
    const { plots, letters, festivals } = told.end;
    expect(plots).toBe(sum(to, "crop") - sum(from, "crop"));
    expect(letters).toBe(sum(to, "villager") - sum(from, "villager"));
    expect(festivals).toBe(sum(to, "festival") - sum(from, "festival"));
    expect(told.months.reduce((all, month) => all + month.plots, 0)).toBe(plots);
    expect(told.end.faces.length).toBeGreaterThan(0);
  });

  test("what is done after its last day is of another film", () => {
    const late: FarmEvent[] = [{ kind: "take", at: (span.last + 1) * DAY + 9 * HOUR }];
    expect(tell([...log, ...late], span)).toEqual(told);
  });

  test("a log without a deed is a month at rest", () => {
    const rest = tell([], span);
    expect(rest.notes).toEqual([]);
    expect(rest.end).toMatchObject({ plots: 0, letters: 0, heaviest: null, faces: [] });
    expect(rest.days.every(({ look }) => look.plots.every(({ plant }) => plant === null))).toBe(
      true,
    );
    expect(rest.months.map(monthLine).every((line) => line.includes("at rest"))).toBe(true);
  });

  test("a farm that moves is shown where it stands, and its card says where it is", () => {
    const at = (span.first + 10) * DAY + 9 * HOUR;
    const moveTo = (to: number): FarmEvent => ({ kind: "moveGround", to, at });
    // Not every field has as much meadow.
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    const to = numbers.find((n) => applyEvent(farmBefore(at), moveTo(n), ground).ok)!;
    const moving = moveTo(to);
    const moved = tell([...log.filter((event) => event.at < at), moving], span);
    const fields = moved.days.map(({ look }) => look.field);
    // As it was found in the morning it stands where it stood.
    expect(fields.indexOf(to)).toBe(11);
    expect(new Set(fields.slice(11))).toEqual(new Set([to]));
    expect(moved.end.field).toBe(to);
    expect(moved.notes).toContainEqual(
      expect.objectContaining({ day: 10, news: { kind: "moved", to } }),
    );
  });

  test("what was taken back is no news", () => {
    const first = { kind: "month", first: dayAt(begun), last: dayAt(begun) + 29 } as const;
    const at = begun + 9 * HOUR;
    const sow: FarmEvent = { kind: "sow", plots: 1, what: "sunflower", at };
    const harvest: FarmEvent = { kind: "harvest", plots: 1, at: at + 2 * HOUR };
    const undo: FarmEvent = { kind: "undo", of: harvest.at, at: harvest.at + 1_000 };
    expect(tell([sow, harvest], first).notes).toHaveLength(1);
    expect(tell([sow, harvest], first).end.plots).toBe(1);
    expect(tell([sow, harvest, undo], first).notes).toEqual([]);
    expect(tell([sow, harvest, undo], first).end.plots).toBe(0);
  });
});

describe("the words", () => {
  test("say what the design says", () => {
    expect(newsWords({ kind: "level", level: 18 })).toBe("Level 18");
    expect(newsWords({ kind: "crop", crop: "pumpkin", grams: 9_100 })).toBe(
      "First pumpkin: 9.1 kg",
    );
    expect(newsWords({ kind: "came", keep: "hen", name: "Agnes" })).toBe("Agnes came");
    expect(newsWords({ kind: "came", keep: "apple", name: null })).toBe(
      "An apple tree was planted",
    );
    expect(newsWords({ kind: "moved", to: 5150 })).toBe("Moved to field 5150");
    expect(newsWords({ kind: "festival", festival: "maypole" })).toBe("Maypole Week");
    expect(newsWords({ kind: "away", days: 9 })).toBe("Away 9 days: the soil slept");
    const june = { year: 2026, month: 5, plots: 1_490, level: 18 } as const;
    expect(monthLine({ ...june, festivals: ["hay"], weather: { kind: "dry", days: 9 } })).toBe(
      "June: 1,490 plots, level 18, Hay Week, dry for nine days.",
    );
  });

  test("of the card leave out what there was none of", () => {
    const none = { ...told.end, plots: 1, letters: 0, heaviest: null, festivals: 0, surprises: 0 };
    expect(endLines(none)).toEqual(["1 plot brought in"]);
    expect(endLines({ ...none, festivals: 12, surprises: 19 })).toEqual([
      "1 plot brought in",
      "12 festivals",
      "19 of 20 surprises",
    ]);
  });
});

test.runIf(isLong)("a year has twelve lines, and all its festivals that were kept", () => {
  const { log: whole } = play(kettlePlayer, { ground, start: begun, days: 365 });
  const year = tell(whole, filmSpanOf(begun, begun + 365 * DAY)!);
  expect(year.days).toHaveLength(365);
  expect(year.months.map(monthLine)).toHaveLength(12);
  expect(year.months.flatMap(({ festivals }) => festivals)).toHaveLength(year.end.festivals);
});
