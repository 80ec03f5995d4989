// The view machine: what is held, chosen and marked after each step, by pointer or by key.
import { expect, it } from "vitest";
import { masterOf, trialFarm, trialGround } from "../../farm/testing/trial.ts";
import { type Chord, keyCommandFor, paperKeyCommandFor } from "./keys.ts";
import {
  initialPlayView,
  nextSeed,
  openingPlayView,
  type PlayViewAction,
  reducePlayView,
  seedsAtHand,
} from "./view.ts";

const ground = trialGround();
const after = (...moves: PlayViewAction[]) =>
  moves.reduce((view, move) => reducePlayView(view, move, ground), initialPlayView);

it("lays a tool down when it is taken again", () => {
  expect(after({ kind: "tool", tool: "water" }).tool).toBe("water");
  expect(after({ kind: "tool", tool: "water" }, { kind: "tool", tool: "water" }).tool).toBeNull();
});

it("goes on with the bare hand, or with sowing, when a seed is taken", () => {
  const seed: PlayViewAction = { kind: "seed", seed: "pea" };
  expect(after({ kind: "tool", tool: "water" }, seed)).toMatchObject({ tool: null, seed: "pea" });
  expect(after({ kind: "tool", tool: "sow" }, seed)).toMatchObject({ tool: "sow", seed: "pea" });
});

it("begins at the first plot, and marks what Shift passes over", () => {
  const right: PlayViewAction = { kind: "step", way: "right", marks: false };
  expect(after(right).chosen).toBe(0);
  expect(after(right, right).chosen).toBe(1);
  const marking: PlayViewAction = { kind: "step", way: "right", marks: true };
  expect(after(right, marking)).toMatchObject({ chosen: 1, marked: 0b11 });
  expect(after(right, marking, right).marked).toBe(0);
});

it("marks a row and the whole bed, and forgets both when a plot is chosen", () => {
  expect(after({ kind: "row" }).marked).toBe(0b111);
  expect(after({ kind: "all" }).marked).toBe(2 ** ground.plots.length - 1);
  expect(after({ kind: "all" }, { kind: "choose", plot: 2 })).toMatchObject({
    chosen: 2,
    marked: 0,
  });
});

it("has a plot or a thing chosen, never both", () => {
  const barn: PlayViewAction = { kind: "thing", thing: "barn" };
  const plot: PlayViewAction = { kind: "choose", plot: 2 };
  expect(after(plot, barn)).toMatchObject({ chosen: null, thing: "barn" });
  expect(after(barn, plot)).toMatchObject({ chosen: 2, thing: null });
  for (const next of [{ kind: "row" }, { kind: "all" }, { kind: "tool", tool: null }] as const)
    expect(after(barn, next).thing).toBeNull();
});

it("reads the evening first when one sits at the green, and nothing once one stands up", () => {
  const paper: PlayViewAction = { kind: "paper", paper: "barn" };
  const sitting = after(paper, { kind: "seat", seat: "green" });
  expect(sitting).toMatchObject({ seat: "green", thing: "green", isOpen: false });
  expect(reducePlayView(sitting, { kind: "seat", seat: null }, ground)).toMatchObject({
    seat: null,
    thing: null,
  });
  expect(after({ kind: "seat", seat: "bench" })).toMatchObject({ seat: "bench", thing: null });
});

it("lays the papers down before another look at the farm", () => {
  const list: PlayViewAction = { kind: "look", look: "list" };
  expect(after({ kind: "paper", paper: "barn" }, list)).toMatchObject({
    look: "list",
    paper: "barn",
    isOpen: false,
  });
});

it("lets go of tool and marks with bare hands, and keeps the marks for another tool", () => {
  const water: PlayViewAction = { kind: "tool", tool: "water" };
  expect(after({ kind: "all" }, water, water).marked).toBe(2 ** ground.plots.length - 1);
  expect(after({ kind: "all" }, water, { kind: "tool", tool: null })).toMatchObject({
    tool: null,
    marked: 0,
  });
});

it("has the seeds that one knows, and goes round them", () => {
  const farm = trialFarm(ground);
  expect(seedsAtHand(farm)).toEqual(["sunflower", "pea"]);
  expect(nextSeed(farm, "sunflower", -1)).toBe("pea");
  expect(nextSeed(farm, "pea", 1)).toBe("sunflower");
  expect(seedsAtHand(masterOf(ground, { seeds: { moonseed: 1 } }))).toContain("moonseed");
});

const press = (key: string, held: Partial<Chord> = {}) =>
  keyCommandFor({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

it("knows its keys, and leaves the browser's alone", () => {
  expect(press("ArrowUp", { shiftKey: true })).toEqual({ kind: "step", way: "up", marks: true });
  expect(press("3")).toEqual({ kind: "tool", tool: "water" });
  expect(press("Z", { shiftKey: true })).toEqual({ kind: "undo" });
  expect(press("?", { shiftKey: true })).toEqual({ kind: "help" });
  expect(press("z", { ctrlKey: true })).toBeNull();
  expect(press("5")).toBeNull();
  expect(press("Tab")).toBeNull();
});

it("leads on from a paper, and leaves it the other keys", () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  const wishOf = (key: string) => paperKeyCommandFor({ ...plain, key })?.kind ?? null;
  expect(["l", "g", "z", "?", "Escape"].map(wishOf)).toEqual([
    "paper",
    "next",
    "undo",
    "help",
    "back",
  ]);
  expect(["ArrowDown", "a", "r", "1", "q", "Enter", "x"].map(wishOf)).toEqual(Array(7).fill(null));
});

it("opens with the paper that somebody came for, else as ever", () => {
  expect(openingPlayView(null)).toEqual(initialPlayView);
  expect(openingPlayView("letters")).toMatchObject({
    paper: "letters",
    isOpen: true,
    look: "farm",
  });
});
