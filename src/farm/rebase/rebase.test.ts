// Two devices on one farm: what each meant is done, or told by name, and never hits another thing.
import { describe, expect, it } from "vitest";
import { applyEvent } from "../events/apply.ts";
import type { FarmEvent } from "../events/event.ts";
import { HOUR } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import { trialStart as at, did, masterOf, trialGround } from "../testing/trial.ts";
import { rebase } from "./rebase.ts";

const ground = trialGround({}, 417);
const all = { sunflower: 90, pea: 90, carrot: 90, beet: 90, onion: 90, bean: 90, leek: 90 };
const farm = masterOf(ground, {
  barn: all,
  straw: 9,
  timber: 20,
  tools: { ...masterOf(ground).tools, barn: 7 },
});

const meanwhile = (mine: readonly FarmEvent[], theirs: readonly FarmEvent[], from: Farm = farm) =>
  rebase(applyEvent, mine, {
    seen: { farm: from, ground },
    now: { farm: did(from, ground, ...theirs), ground },
    clock: at + 99 * HOUR,
  });

/** What happens where the place alone is named, and nobody asks what was meant. */
const byPlace = (mine: FarmEvent, theirs: readonly FarmEvent[], from: Farm = farm) =>
  applyEvent(did(from, ground, ...theirs), mine, ground);

const letter = farm.letters[0]!;
const rich = { ...farm, barn: { ...all, [letter.good!]: 90 } };

describe("by place alone, two tabs hit another thing", () => {
  it("so a letter that was answered elsewhere has another in its place", () => {
    const theirs: FarmEvent[] = [{ kind: "decline", at, slot: 0 }];
    const mine: FarmEvent = { kind: "decline", at: at + 11 * HOUR, slot: 0 };
    expect(byPlace(mine, theirs).ok).toBe(true);
    expect(meanwhile([mine], theirs).outcomes).toEqual([
      { ok: false, reason: { kind: "elsewhere", what: "letter" } },
    ]);
  });

  it("so a tool is raised twice, and the second is the dearer one", () => {
    const raise: FarmEvent = { kind: "raise", at, tool: "can" };
    expect(byPlace(raise, [raise])).toMatchObject({ ok: true, value: { told: { pence: -3_500 } } });
    const { state, outcomes } = meanwhile([raise], [raise]);
    expect(outcomes).toEqual([{ ok: false, reason: { kind: "elsewhere", what: "tool" } }]);
    expect(state.farm.tools.can).toBe(1);
  });

  it("so care goes to somebody else, and a name too", () => {
    const theirs: FarmEvent[] = [{ kind: "settle", at, keep: "goat" }];
    const mine: FarmEvent[] = [
      { kind: "settle", at: at + 1, keep: "hen" },
      { kind: "care", at: at + 2, kept: 0b1 },
      { kind: "name", at: at + 3, animal: 0, name: "Maud" },
    ];
    expect(byPlace(mine[1]!, theirs)).toMatchObject({ ok: true });
    const { state, outcomes } = meanwhile(mine, theirs);
    expect(outcomes.every((one) => one?.ok)).toBe(true);
    const [goat, hen] = state.farm.kept;
    expect([goat!.kind, goat!.name, goat!.caredUntil]).toEqual(["goat", undefined, at]);
    expect([hen!.kind, hen!.name]).toEqual(["hen", "Maud"]);
    expect(hen!.caredUntil).toBeGreaterThan(at);
  });

  it("so a second hen would cost more than was asked", () => {
    const hen: FarmEvent = { kind: "settle", at, keep: "hen" };
    expect(byPlace(hen, [hen]).ok).toBe(true);
    expect(meanwhile([hen], [hen]).outcomes).toEqual([
      { ok: false, reason: { kind: "elsewhere", what: "price" } },
    ]);
  });
});

it("does the same letter where it lies there still", () => {
  const answer: FarmEvent = { kind: "answer", at: at + 5, slot: 0 };
  const { outcomes } = meanwhile([answer], [{ kind: "sell", at, good: "bean", count: 1 }], rich);
  expect(outcomes).toEqual([{ ok: true, value: answer }]);
});

it("sells a little later what was sold elsewhere meanwhile, and moves what hangs on that moment", () => {
  const theirs: FarmEvent[] = [{ kind: "sell", at: at + 50, good: "bean", count: 1 }];
  const sell: FarmEvent = { kind: "sell", at, good: "bean", count: 2 };
  const undo: FarmEvent = { kind: "undo", at: at + 60, of: at };
  const { state, outcomes } = meanwhile([sell], theirs);
  expect(outcomes).toEqual([{ ok: true, value: { ...sell, at: at + 50 } }]);
  expect(state.farm.barn.bean).toBe(87);
  const back = meanwhile([sell, undo], theirs);
  expect(back.outcomes[1]).toEqual({ ok: true, value: { ...undo, of: at + 50 } });
  expect(back.state.farm.barn.bean).toBe(89);
});

it("never dates anything into the future", () => {
  const sell: FarmEvent = { kind: "sell", at, good: "bean", count: 2 };
  const theirs = did(farm, ground, { kind: "sell", at: at + 50, good: "bean", count: 1 });
  const { outcomes } = rebase(applyEvent, [sell], {
    seen: { farm, ground },
    now: { farm: theirs, ground },
    clock: at + 49,
  });
  expect(outcomes).toEqual([{ ok: false, reason: { kind: "earlier", than: at + 50 } }]);
});

it("brings in what it brought in, and leaves what ripened meanwhile for whoever comes for it", () => {
  const sown = did(
    farm,
    ground,
    { kind: "sow", at, plots: 0b1, what: "sunflower" },
    { kind: "sow", at: at + 60_000, plots: 0b10, what: "sunflower" },
  );
  const mine: FarmEvent[] = [
    { kind: "harvest", at: at + 100_000, plots: 0b11 },
    { kind: "harvest", at: at + 200_000, plots: 0b11 },
  ];
  const rain: FarmEvent = {
    kind: "shower",
    at: at + 60_000,
    plots: 0b11,
    until: at + HOUR,
    by: "farm-3",
  };
  const { outcomes } = meanwhile(mine, [rain], sown);
  expect(outcomes.map((one) => one?.ok && "plots" in one.value && one.value.plots)).toEqual([
    0b1, 0b10,
  ]);
});

it("does nothing on another field than it was done on", () => {
  const there = { ...ground, field: 3 };
  const { outcomes } = rebase(applyEvent, [{ kind: "water", at, plots: 1 }], {
    seen: { farm, ground },
    now: { farm, ground: there },
    clock: at,
  });
  expect(outcomes).toEqual([{ ok: false, reason: { kind: "elsewhere", what: "field" } }]);
});

it("drops in silence what nobody has asked for", () => {
  expect(meanwhile([{ kind: "post", at }], []).outcomes).toEqual([null]);
});

it("takes back its own last deed, and nothing of anybody else's", () => {
  const buy: FarmEvent = { kind: "buySeed", at, crop: "leek", count: 1 };
  const undo: FarmEvent = { kind: "undo", at: at + 9, of: at };
  const mine = did(farm, ground, buy);
  const theirs = did(mine, ground, { kind: "sell", at, good: "pea", count: 3 });
  const { outcomes, state } = rebase(applyEvent, [undo], {
    seen: { farm: mine, ground },
    now: { farm: theirs, ground },
    clock: at + 9,
  });
  expect(outcomes).toEqual([{ ok: false, reason: { kind: "elsewhere", what: "deed" } }]);
  expect(state.farm).toBe(theirs);
});
