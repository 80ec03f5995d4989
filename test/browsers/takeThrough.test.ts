import { expect, test } from "vitest";
import type { Tab } from "./engine.ts";
import { BrowserGone } from "./gone.ts";
import type { Step } from "./step.ts";
import { takeThrough } from "./takeThrough.ts";

const gone = () => Promise.reject(new BrowserGone("/actions", "unknown error: "));
const press: Step = { name: "press", go: ({ press }) => press("Enter") };
const look: Step = {
  name: "look",
  go: async ({ until, eval: run }) => void (await until("seen", () => run(() => true))),
};
const fail: Step = { name: "fail", go: () => Promise.reject(new Error("no such button")) };

/** Each opening of the browser takes the next of these, and the last ones stay well. */
async function take(steps: readonly Step[], ...tabs: readonly (Partial<Tab> | Error)[]) {
  const lines: string[] = [];
  const done: string[] = [];
  let opened = 0;
  const well: Tab = {
    open: async () => {},
    eval: async (code, ...args) => code(...args),
    pointer: async () => {},
    touch: async () => {},
    keys: async () => {},
    type: async () => {},
    resize: async () => {},
    screenshot: async () => Buffer.from("png"),
    close: async () => void done.push("closed"),
  };
  const tally = await takeThrough({
    name: "webkit",
    steps,
    startWorld: async () => ({
      url: "http://site.test",
      trouble: [],
      stop: async () => void done.push("stopped"),
    }),
    async openTab() {
      const tab = tabs[opened];
      opened += 1;
      if (tab instanceof Error) throw tab;
      return { ...well, ...tab };
    },
    keepPicture: async (step) => void done.push(`picture of ${step}`),
    say: (line) => lines.push(line.trim()),
    now: () => 0,
  });
  return { tally, lines, done };
}

test("a browser that ends in a step begins anew, and what it passed before counts once", async () => {
  const { tally, lines, done } = await take([look, press], { keys: gone });
  expect(tally).toEqual({ passed: 2, failed: 0, failures: [] });
  expect(lines).toEqual([
    "ok     webkit: look, 0.0 s",
    'again  webkit: the browser ended in "press": /actions was answered by "unknown error: "',
    "ok     webkit: look, 0.0 s",
    "ok     webkit: press, 0.0 s",
  ]);
  expect(done).toEqual(["closed", "stopped", "closed", "stopped"]);
});

test("an end is not taken for a page that is leaving", async () => {
  const { tally, lines } = await take([look], { eval: gone });
  expect(tally).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(lines[0]).toContain('again  webkit: the browser ended in "look"');
});

test("a third end is a failure", async () => {
  const ending = { keys: gone };
  const { tally, lines } = await take([look, press, look], ending, ending, ending);
  expect(tally).toMatchObject({ passed: 1, failed: 1 });
  expect(tally.failures).toEqual([expect.stringContaining('webkit: the browser ended in "press"')]);
  expect(lines.at(-1)).toContain('FAILED webkit: the browser ended in "press"');
});

test("a browser that does not start is started again, twice", async () => {
  const refused = new Error("WebKitWebDriver did not get ready");
  expect((await take([look], refused)).tally).toEqual({ passed: 1, failed: 0, failures: [] });
  const never = await take([look], refused, refused, refused);
  const failures = ["webkit: the browser did not start: WebKitWebDriver did not get ready"];
  expect(never.tally).toEqual({ passed: 0, failed: 1, failures });
});

test("nothing that failed by itself is tried again", async () => {
  const { tally, lines, done } = await take([look, fail, press], { keys: gone });
  expect(tally).toMatchObject({ passed: 1, failed: 2 });
  expect(tally.failures).toEqual([
    "webkit: fail: no such button",
    expect.stringContaining('webkit: the browser ended in "press"'),
  ]);
  expect(lines.filter((line) => line.startsWith("again"))).toEqual([]);
  expect(done).toEqual(["picture of fail", "closed", "stopped"]);
});

test("a picture that cannot be taken costs nothing but the picture", async () => {
  const { tally, lines } = await take([fail, look], { screenshot: gone });
  expect(tally).toEqual({ passed: 1, failed: 1, failures: ["webkit: fail: no such button"] });
  expect(lines[2]).toContain("No picture of it:");
});
