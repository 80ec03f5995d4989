// A short press taps, a long one holds, a drawn one meets each plot once, and two fingers only look.
import { expect, test } from "vitest";
import { openPresses, type PressMoves } from "./presses.ts";

/** Plots of 50 pixels side by side, three of them; below 50 there is none. */
function trial() {
  const told: unknown[] = [];
  let due: (() => void) | null = null;
  const moves: PressMoves = {
    plotUnder: ({ x, y }) => (y < 50 && x >= 0 && x < 150 ? Math.floor(x / 50) : null),
    choose: (plot) => told.push(["choose", plot]),
    press: (plot, how) => told.push([how, plot]),
    dragEnd: () => told.push("end"),
    dragLeft: () => told.push("left"),
    beside: ({ x, y }) => told.push(["beside", x, y]),
    moved: (across, down) => told.push(["moved", across, down]),
    pinched: (by) => told.push(["pinched", by]),
    later(run) {
      due = run;
      return () => {
        due = null;
      };
    },
  };
  return { told, hands: openPresses(moves), wait: () => due?.() };
}
const at = (x: number, y = 20) => ({ x, y });

test("a press that trembles is a tap", () => {
  const { told, hands, wait } = trial();
  hands.down(1, at(48), 0);
  hands.move(1, at(53));
  hands.up(1, 80);
  wait();
  expect(told).toEqual([
    ["choose", 0],
    ["tap", 0],
  ]);
});

test("a long press holds, and letting go of it means nothing more", () => {
  const { told, hands, wait } = trial();
  hands.down(1, at(60), 0);
  wait();
  hands.move(1, at(66));
  hands.up(1, 600);
  expect(told).toEqual([
    ["choose", 1],
    ["hold", 1],
  ]);
});

test("a long press that moves on after all is a drag from where it began", () => {
  const { told, hands, wait } = trial();
  hands.down(1, at(60), 0);
  wait();
  hands.move(1, at(140));
  hands.up(1, 1_400);
  expect(told).toEqual([["choose", 1], ["hold", 1], ["drag", 1], ["drag", 2], "end"]);
});

test("a drag that is given up does nothing, and goes on as nothing until the finger is up", () => {
  const { told, hands, wait } = trial();
  expect(hands.giveUp()).toBe(false);
  hands.down(1, at(10), 0);
  expect(hands.giveUp()).toBe(false);
  hands.move(1, at(70));
  expect(hands.giveUp()).toBe(true);
  hands.move(1, at(120));
  wait();
  hands.up(1, 900);
  expect(told).toEqual([["choose", 0], ["drag", 0], ["drag", 1], "left"]);
  hands.down(1, at(10), 1_000);
  hands.up(1, 1_080);
  expect(told.slice(4)).toEqual([
    ["choose", 0],
    ["tap", 0],
  ]);
});

test("a short press of which a busy page hears late is a tap all the same", () => {
  const { told, hands, wait } = trial();
  hands.down(1, at(60), 1_000);
  wait();
  hands.up(1, 1_080);
  expect(told).toEqual([
    ["choose", 1],
    ["hold", 1],
    ["tap", 1],
  ]);
});

test("a quick finger leaves no plot out, meets none twice, and ends once", () => {
  const { told, hands, wait } = trial();
  hands.down(1, at(10), 0);
  hands.move(1, at(140));
  hands.move(1, at(20));
  hands.move(1, at(20, 90));
  wait();
  hands.up(1, 80);
  expect(told).toEqual([["choose", 0], ["drag", 0], ["drag", 1], ["drag", 2], "end"]);
});

test("beside the beds one finger moves the view", () => {
  const { told, hands } = trial();
  hands.down(1, at(10, 80), 0);
  hands.move(1, at(30, 70));
  hands.up(1, 80);
  expect(told).toEqual([["moved", 20, -10]]);
});

test("a press beside the beds that does not move is told as one", () => {
  const { told, hands } = trial();
  hands.down(1, at(10, 80), 0);
  hands.move(1, at(14, 83));
  hands.up(1, 80);
  expect(told).toEqual([["beside", 10, 80]]);
});

test("a second finger ends the drag, and both move and come closer", () => {
  const { told, hands } = trial();
  hands.down(1, at(10), 0);
  hands.move(1, at(70));
  hands.down(2, at(70, 120), 0);
  hands.move(2, at(70, 220));
  hands.up(2, 80);
  hands.move(1, at(75));
  hands.up(1, 80);
  expect(told).toEqual([
    ["choose", 0],
    ["drag", 0],
    ["drag", 1],
    "end",
    ["moved", 0, 50],
    ["pinched", 2],
    ["moved", 5, 0],
  ]);
});

test("what the browser takes for itself presses nothing", () => {
  const { told, hands, wait } = trial();
  hands.down(1, at(10), 0);
  hands.cancel(1);
  wait();
  hands.up(1, 80);
  expect(told).toEqual([["choose", 0]]);
});
