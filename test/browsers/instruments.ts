// The instruments of the front page as whoever has no mouse uses them: by keys alone, or by a finger; each says in words what it shows.
import { arrive } from "./arrive.ts";
import type { Point } from "./engine.ts";
import type { Step } from "./step.ts";
import type { Thing, Visitor } from "./visitor.ts";

const sun: Thing = { of: "input[type=range]", named: "Hour of the day" };
const minutes: Thing = { of: "input[type=range]", named: "Minutes a day" };
/** The first of them, whatever it counts: a smaller country has fewer. */
const drum: Thing = { of: "[role=spinbutton]", named: "" };
const now: Thing = { of: "#content button", named: "Now" };
const sow: Thing = { of: "#overview button", named: "Sow one here" };
const undo: Thing = { of: "#overview button", named: "Undo" };
const plot: Thing = { of: "#overview section li button", named: "" };
const deed = (id: number): Thing => ({ of: "#alphafields p", named: `Deed of field ${id}` });

const spokenHour = /^\d\d:\d\d, (?:night|morning|afternoon|evening)$/;
const spokenWeek = /^\d+ minutes a day, [\d,]+ (?:penny|pence) in a week$/;

/** What is heard of a slider. */
const heardOf = (visitor: Visitor, { of, named }: Thing) =>
  visitor.eval(
    (selector, name) =>
      document.querySelector(`${selector}[aria-label="${name}"]`)?.getAttribute("aria-valuetext") ??
      "",
    of,
    named,
  );

/** It comes to life once it is near; until then keys and drags reach what was printed. */
const isAlive = (visitor: Visitor, part: string) =>
  visitor.until(`${part} is alive`, () =>
    visitor.eval((id) => {
      const section = document.getElementById(id)!;
      const { top, bottom } = section.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight) section.scrollIntoView({ behavior: "instant" });
      return section.closest("[data-printed]") === null;
    }, part),
  );

/** Sets a slider, and gives back what it then says. */
async function set(visitor: Visitor, slider: Thing, says: RegExp, by: () => Promise<void>) {
  const before = await heardOf(visitor, slider);
  await by();
  return visitor.until(`"${slider.named}" says what it was set to`, async () => {
    const heard = await heardOf(visitor, slider);
    return heard !== before && says.test(heard) && heard;
  });
}

/** The top of the arc, which alone can be touched of the slider's box. */
const noon = (visitor: Visitor) =>
  visitor.until("the arc is in view", () =>
    visitor.eval((selector) => {
      const { left, top, width, height } = document
        .querySelector(selector)!
        .getBoundingClientRect();
      return [left + width / 2, top + height * 0.11] as const;
    }, `${sun.of}[aria-label="${sun.named}"]`),
  );

/** What the drums show. */
const shown = (visitor: Visitor) =>
  visitor.eval(() =>
    [...document.querySelectorAll("#alphafields [role=spinbutton]")]
      .map((drum) => drum.getAttribute("aria-valuenow"))
      .join(""),
  );

/** Whether something was sown in the first plot, in words. */
const isSown = (visitor: Visitor) =>
  visitor.eval(() => {
    const first = document.querySelector("#overview section li button");
    return /sunflower/i.test(first?.textContent ?? "");
  });

const sown = (visitor: Visitor) =>
  visitor.until("the plot says what grows there", () => isSown(visitor));

/** A finger, or a mouse. */
type Hand = {
  pressAt(point: Point): Promise<void>;
  press(thing: Thing): Promise<void>;
  drag(thing: Thing, by: Point): Promise<void>;
};

async function useByHand(visitor: Visitor, { pressAt, press, drag }: Hand): Promise<void> {
  await arrive(visitor, "/");
  await visitor.see(sun);
  await set(visitor, sun, spokenHour, async () => pressAt(await noon(visitor)));
  await press(now);
  await visitor.gone(now);
  // Whoever has sown here before finds the bed open.
  await visitor.until("the bed is open", async () => {
    if (await visitor.isShown(plot)) return true;
    if (await visitor.isShown(sow)) await press(sow);
    return false;
  });
  await visitor.until("something is sown there", async () => {
    if (await isSown(visitor)) return true;
    await press(plot);
    return false;
  });
  await press(undo);
  await visitor.gone(undo);
  await isAlive(visitor, "alphafields");
  const before = await shown(visitor);
  await drag(drum, [0, 60]);
  await visitor.until("a drum has turned", async () => (await shown(visitor)) !== before);
  await isAlive(visitor, "flexiblegameplay");
  await set(visitor, minutes, spokenWeek, () => drag(minutes, [200, 0]));
}

export const instruments: readonly Step[] = [
  {
    name: "sun and week are set by keys alone, and say so",
    shortIn: "firefox",
    async go(visitor) {
      await arrive(visitor, "/");
      await visitor.see(sun);
      await visitor.tabTo(sun);
      // At one end of the day one of the two does nothing.
      await set(visitor, sun, spokenHour, () =>
        visitor.press("ArrowLeft", "ArrowRight", "ArrowLeft"),
      );
      await visitor.tabTo(now);
      await visitor.press("Enter");
      await visitor.gone(now);
      await visitor.tabTo(minutes);
      await isAlive(visitor, "flexiblegameplay");
      const more = await set(visitor, minutes, spokenWeek, () => visitor.press("ArrowRight"));
      const less = await set(visitor, minutes, spokenWeek, () => visitor.press("ArrowLeft"));
      if (more === less) throw new Error(`Both weeks are told as "${more}"`);
    },
  },
  {
    name: "a bed is sown and the dial set by keys alone, and say so",
    shortIn: "webkit",
    async go(visitor) {
      await arrive(visitor, "/");
      await visitor.tabTo(sow);
      await visitor.press("Enter");
      await visitor.until("the first plot has the focus", () => visitor.hasFocus(plot));
      await sown(visitor);
      await visitor.tabTo(undo);
      await visitor.press("Enter");
      await visitor.gone(undo);
      await visitor.tabTo(drum);
      await isAlive(visitor, "alphafields");
      const number = "42".padStart((await shown(visitor)).length, "0");
      await visitor.type(number);
      await visitor.see(deed(42));
      await visitor.until(
        "the drums show the number",
        async () => (await shown(visitor)) === number,
      );
    },
  },
  {
    name: "sun, bed, dial and week answer to a finger",
    isLong: true,
    go: (visitor) =>
      useByHand(visitor, { pressAt: visitor.touchAt, press: visitor.touch, drag: visitor.touch }),
  },
  {
    name: "sun, bed, dial and week answer to a mouse",
    isLong: true,
    go: (visitor) =>
      useByHand(visitor, { pressAt: visitor.clickAt, press: visitor.click, drag: visitor.drag }),
  },
];
