import { expect, test } from "vitest";
import { createAnnouncer } from "./announcer.ts";

function setUp({ attached = true } = {}) {
  let time = 1000;
  let timers: { at: number; run: () => void }[] = [];
  const said: string[] = [];
  const clock = {
    now: () => time,
    after: (wait: number, run: () => void) => void timers.push({ at: time + wait, run }),
  };
  const announcer = createAnnouncer(clock);
  const attach = () => announcer.attach((urgency, text) => said.push(`${urgency}: ${text}`));
  const pass = (milliseconds: number) => {
    time += milliseconds;
    const ripe = timers.filter((timer) => timer.at <= time);
    timers = timers.filter((timer) => timer.at > time);
    for (const timer of ripe) timer.run();
  };
  if (attached) attach();
  return { ...announcer, attach, pass, said };
}

test("a message is said at once, politely unless told otherwise", () => {
  const { announce, said } = setUp();
  announce("Saved");
  announce("Lost", "assertive");
  expect(said).toEqual(["polite: Saved", "assertive: Lost"]);
});

test("of several messages within a quarter of a second the last is said", () => {
  const { announce, pass, said } = setUp();
  announce("1 found");
  announce("2 found");
  announce("3 found");
  pass(249);
  expect(said).toEqual(["polite: 1 found"]);
  pass(1);
  expect(said).toEqual(["polite: 1 found", "polite: 3 found"]);
});

test("a polite message never displaces an urgent one", () => {
  const { announce, pass, said } = setUp();
  announce("One", "assertive");
  announce("Two", "assertive");
  announce("Three");
  pass(250);
  expect(said).toEqual(["assertive: One", "polite: Three", "assertive: Two"]);
});

test("news nobody asked for waits until what was said has been heard", () => {
  const { announce, pass, said } = setUp();
  announce("Picked up");
  announce("Kept", "unasked");
  pass(250);
  announce("Kept", "unasked");
  pass(6000);
  announce("Put down", "assertive");
  pass(1000);
  pass(5999);
  expect(said).toEqual(["polite: Picked up", "assertive: Put down"]);
  pass(1);
  expect(said).toEqual(["polite: Picked up", "assertive: Put down", "polite: Kept"]);
});

test("news nobody asked for is said at once where nobody has spoken", () => {
  const { announce, said } = setUp();
  announce("Kept", "unasked");
  expect(said).toEqual(["polite: Kept"]);
});

test("news nobody asked for never takes the place of an answer", () => {
  const { announce, pass, said } = setUp();
  announce("Turned");
  announce("Picked up");
  announce("Kept", "unasked");
  pass(250);
  expect(said).toEqual(["polite: Turned", "polite: Picked up"]);
});

test("the same text can be said again", () => {
  const { announce, pass, said } = setUp();
  announce("Undone");
  pass(300);
  announce("Undone");
  expect(said).toEqual(["polite: Undone", "polite: Undone"]);
});

test("what was said unheard is said once more, unless something newer waits", () => {
  const { announce, repeat, pass, said } = setUp();
  announce("Sent");
  repeat("Sent", "polite");
  announce("Lost", "assertive");
  announce("Found", "assertive");
  repeat("Lost", "assertive");
  pass(250);
  expect(said).toEqual(["polite: Sent", "assertive: Lost", "polite: Sent", "assertive: Found"]);
});

test("what is announced before there is a region is said once there is one", () => {
  const { announce, attach, pass, said } = setUp({ attached: false });
  announce("Early");
  attach();
  expect(said).toEqual([]);
  pass(250);
  expect(said).toEqual(["polite: Early"]);
});

test("nothing is said to a region that has gone, and its successor hears the rest", () => {
  const { announce, attach, pass, said } = setUp({ attached: false });
  attach()();
  announce("Later");
  expect(said).toEqual([]);
  attach();
  pass(250);
  expect(said).toEqual(["polite: Later"]);
});

test("what is put off is said as it is by then, or not at all where it is not so any more", () => {
  const { announce, pass, said } = setUp();
  let words: string | null = "Ready in 90 s";
  announce("Sown");
  announce(() => words, "unasked");
  words = "Ready in 83 s";
  pass(7_000);
  expect(said).toEqual(["polite: Sown", "polite: Ready in 83 s"]);
  announce("Watered");
  announce(() => words, "unasked");
  words = null;
  pass(20_000);
  expect(said.slice(2)).toEqual(["polite: Watered"]);
});
