// A newcomer hears each line once, however its time goes on, and not what is said elsewhere.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import type { NextStep } from "../view/nextStep.ts";
import { useStepSaid } from "./useStepSaid.ts";

const say = vi.fn((_: () => string | null) => {});

function Yard({ step, words }: { readonly step: NextStep | null; readonly words: string }) {
  useStepSaid(step, step && words, say);
  return null;
}

test("another line is said once, its countdown and what is ready are not", () => {
  const { render } = mount(<Yard step={{ kind: "press", plot: 0 }} words="Sow." />);
  const show = (step: NextStep | null, words: string) => render(<Yard step={step} words={words} />);
  const first = say.mock.calls[0]![0];
  expect(first()).toBe("Sow.");
  const water = { kind: "water", plot: 0, ready: 90_000, count: 1 } as const;
  show(water, "Water it: 90 s.");
  show(water, "Water it: 89 s.");
  // By the time that it is said, it is said as it is.
  expect(say.mock.calls.map(([words]) => words())).toEqual([null, "Water it: 89 s."]);
  show({ kind: "wait", plot: 0, ready: 90_000 }, "Ready in 60 s.");
  show({ kind: "gather", plot: 0 }, "Ready.");
  expect(say.mock.calls.map(([words]) => words())).toEqual([null, null]);
  show({ kind: "peas", plot: 1, count: 4 }, "Peas.");
  show(null, "");
  show({ kind: "sell", plot: null }, "Sell some.");
  expect(say.mock.calls.map(([words]) => words())).toEqual([null, null, null, "Sell some."]);
});
