// Somebody who looks at the site and uses it, in any browser: finds things by their names, as people do.
import type { Key, Point, Tab } from "./engine.ts";
import { BrowserGone } from "./gone.ts";

/** A selector, and how the name of the thing begins. */
export type Thing = { readonly of: string; readonly named: string };

// A busy machine is no fault: what hangs still fails, only later.
const patienceMs = Number(process.env.PATIENCE ?? 120_000);
const pollMs = 100;

const moment = () => new Promise((resolve) => setTimeout(resolve, pollMs));

export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(tab: Tab, site: string) {
  /** Asks again until the answer is neither null nor false. */
  async function until<Value>(
    what: string,
    ask: () => Promise<Value | null | false>,
  ): Promise<Value> {
    const end = performance.now() + patienceMs;
    let trouble = "";
    for (;;) {
      try {
        const answer = await ask();
        if (answer !== null && answer !== false) return answer;
      } catch (error) {
        if (error instanceof BrowserGone) throw error;
        // The page may be leaving at that moment.
        trouble = `; the last answer was ${error}`;
      }
      if (performance.now() > end) throw new Error(`It never came to this: ${what}${trouble}`);
      await moment();
    }
  }

  const see = (thing: Thing) =>
    until(`${nameOf(thing)} is seen`, () => tab.eval(whereIs, thing, "shown"));

  /** Its middle, once it has come to rest and, where it is to be clicked, nothing lies over it. */
  async function reach(thing: Thing, onTop = true): Promise<Point> {
    let before: Point = [-1, -1];
    for (let looks = 0; looks < 50; looks += 1) {
      const now = await until(`${nameOf(thing)} can be reached`, () =>
        tab.eval(whereIs, thing, onTop ? "clickable" : "in view"),
      );
      if (String(now) === String(before)) return now;
      before = now;
      await moment();
    }
    throw new Error(`${nameOf(thing)} does not come to rest`);
  }

  return {
    /** Left in the midst of fetching its code, a page takes that for gone, and loads itself again. */
    async open(path: string) {
      await until("the page that is left has all that it fetches", () => tab.eval(isQuiet));
      await tab.open(new URL(path, site).href);
    },
    eval: tab.eval,
    until,
    see,
    gone: (thing: Thing) =>
      until(
        `${nameOf(thing)} is gone`,
        async () => (await tab.eval(whereIs, thing, "shown")) === null,
      ),
    click: async (thing: Thing) => tab.pointer([await reach(thing)]),
    async fill(thing: Thing, text: string) {
      await tab.pointer([await reach(thing)]);
      await tab.keys("Control+a");
      await tab.type(text);
    },
    async drag(thing: Thing, [x, y]: Point) {
      const [left, top] = await reach(thing, false);
      const steps = [0, 0.25, 0.5, 0.75, 1];
      await tab.pointer(steps.map((step) => [left + x * step, top + y * step] as const));
    },
    /** By a finger: there, and then as far as that. */
    async touch(thing: Thing, [x, y]: Point = [0, 0]) {
      const [left, top] = await reach(thing);
      const steps = x === 0 && y === 0 ? [0] : [0, 0.25, 0.5, 0.75, 1];
      await tab.touch(steps.map((step) => [left + x * step, top + y * step] as const));
    },
    clickAt: (point: Point) => tab.pointer([point]),
    touchAt: (point: Point) => tab.touch([point]),
    isShown: async (thing: Thing) => (await tab.eval(whereIs, thing, "shown")) !== null,
    hasFocus: (thing: Thing) => tab.eval(hasFocus, thing),
    /** By the tab key, from the stop before it. */
    async tabTo(thing: Thing) {
      await until(`${nameOf(thing)} follows something`, () => tab.eval(focusBefore, thing));
      await tab.keys("Tab");
      await until(`${nameOf(thing)} has the focus`, () => tab.eval(hasFocus, thing));
    },
    press: (...keys: readonly Key[]) => tab.keys(...keys),
    type: (text: string) => tab.type(text),
    addDevice: tab.addDevice,
    resize: tab.resize,
    screenshot: () => tab.screenshot(),
  };
}

const nameOf = ({ of, named }: Thing) => `"${named}" (${of})`;

/** Runs in the page: whether nothing more is fetched. */
async function isQuiet(): Promise<boolean> {
  const fetched = () => performance.getEntriesByType("resource").length;
  const before = fetched();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return fetched() === before;
}

/** Runs in the page: whether such a thing is where keys go. */
function hasFocus({ of, named }: Thing): boolean {
  const element = document.activeElement;
  if (!element?.matches(of)) return false;
  const name =
    element.getAttribute("aria-label") ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent;
  return name.replace(/\s+/g, " ").trim().startsWith(named);
}

/** Runs in the page: brings the focus to the stop of the tab key before such a thing; false where there is none. */
function focusBefore({ of, named }: Thing): boolean {
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent;
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button:enabled, input:enabled, [tabindex='0']",
    ),
  ].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const at = stops.findIndex(
    (stop) => stop.matches(of) && nameOf(stop).replace(/\s+/g, " ").trim().startsWith(named),
  );
  stops[at - 1]?.focus();
  return at > 0 && document.activeElement === stops[at - 1];
}

/** Runs in the page: the middle of the first such thing that is so, or null. */
function whereIs({ of, named }: Thing, how: "shown" | "in view" | "clickable"): Point | null {
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent;
  for (const element of document.querySelectorAll(of)) {
    if (!nameOf(element).replace(/\s+/g, " ").trim().startsWith(named)) continue;
    let box = element.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(element).visibility === "hidden") continue;
    // In sight of whatever scrolls around it, be it a dialog in the middle of the window.
    const around = element.closest("dialog")?.getBoundingClientRect();
    const [start, end] = [
      Math.max(0, around?.top ?? 0),
      Math.min(innerHeight, around?.bottom ?? innerHeight),
    ];
    const isOutside = box.top < start || box.bottom > end;
    if (isOutside && how !== "shown") {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      box = element.getBoundingClientRect();
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (how !== "clickable") return [x, y];
    const top = document.elementFromPoint(x, y);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    if ([element, ...labels].some((part) => part.contains(top))) return [x, y];
  }
  return null;
}
