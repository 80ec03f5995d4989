// A visitor's farm as it lies in the window, in every engine: what each makes of its grid is seen nowhere else.
import { boxFaults } from "../e2e/boxFaults.ts";
import { arrive } from "./arrive.ts";
import { viewport } from "./engine.ts";
import type { Step } from "./step.ts";
import type { Visitor } from "./visitor.ts";

const phone = { width: 420, height: viewport.height } as const;

/** Nothing but plots that lie aslant, of whose boxes only the corners meet. */
const known = { spared: "x-none", mayMeet: "[role=gridcell]" };

async function expectWhole(visitor: Visitor, when: string): Promise<void> {
  let faults: readonly string[] = [];
  const isWhole = async () => {
    faults = await visitor.eval(boxFaults, known);
    return faults.length === 0;
  };
  await visitor.until(`the farm is whole ${when}`, isWhole).catch((error: Error) => {
    throw new Error(`${error.message}: ${faults.join("; ")}`);
  });
}

const placeOfTag = (visitor: Visitor) =>
  visitor.eval(() => {
    const { left, top, width, height } = document
      .querySelector("h1 button")!
      .getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(" ");
  });

/** Added by its script, which the visit alone serves. */
type FilmTold = { filmTold?: () => Promise<string> };

const filmOf = (visitor: Visitor) =>
  visitor.eval(async () => {
    await new Promise((resolve, reject) => {
      const script = document.createElement("script");
      Object.assign(script, { src: "/local/film.js", onload: resolve, onerror: reject });
      document.head.append(script);
    });
    return (globalThis as FilmTold).filmTold!();
  });

export const farmSteps: readonly Step[] = [
  {
    // Each has an encoder of its own, and some say yes and fail.
    name: "a film is written where the browser can, stopped in between, and plays",
    isLong: true,
    async go(visitor) {
      await visitor.open("/news");
      const told = await filmOf(visitor);
      if (told !== "720 by 720, 2 s" && told !== "none is written") throw new Error(told);
    },
  },
  {
    // WebKit took the columns of the bar anew, and put the tag beneath the purse.
    name: "nothing of the farm lies under anything else, also once its window was narrow",
    shortIn: "webkit",
    async go(visitor) {
      await arrive(visitor, "/play");
      await visitor.see({ of: "h1 button", named: "" });
      try {
        await expectWhole(visitor, "at first");
        const before = await placeOfTag(visitor);
        await visitor.resize(phone);
        await expectWhole(visitor, "on a phone");
        await visitor.resize(viewport);
        await expectWhole(visitor, "when the window is wide again");
        await visitor.until(
          "the tag lies where it lay",
          async () => (await placeOfTag(visitor)) === before,
        );
      } finally {
        await visitor.resize(viewport);
      }
    },
  },
];
