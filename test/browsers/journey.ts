// The whole way of a visitor through the site, step by step, the same for every browser.
import { sectionLinks } from "../e2e/nav.ts";
import { openRoomPath } from "../e2e/openRoom.ts";
import { pages } from "../e2e/pages.ts";
import { arrive } from "./arrive.ts";
import { farmSteps } from "./farmSteps.ts";
import { findGolden } from "./findGolden.ts";
import { instruments } from "./instruments.ts";
import { moreInstruments } from "./moreInstruments.ts";
import { roomSteps } from "./roomSteps.ts";
import type { Step } from "./step.ts";
import { button, link } from "./things.ts";
import type { Visitor } from "./visitor.ts";
import { otherWaysIn, signInSteps } from "./walletSteps.ts";

/** The page has come to rest with the section under the top bar. */
const landsOn = ({ until, eval: run }: Visitor, id: string) =>
  until(`the section ${id} stands under the bar`, () =>
    run(async (anchor) => {
      const top = () => document.getElementById(anchor)?.getBoundingClientRect().top ?? 0;
      const before = top();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const gap = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      return top() === before && Math.abs(before - gap) <= 2;
    }, id),
  );

export const journey: readonly Step[] = [
  {
    name: "every page stands and comes to life",
    // What the short journey passes on its way comes to life there.
    isLong: true,
    async go(visitor) {
      for (const path of pages.filter((path) => path !== openRoomPath)) await arrive(visitor, path);
    },
  },
  {
    name: "an address with an anchor leads to its section",
    isLong: true,
    async go(visitor) {
      for (const id of ["news", "world"]) {
        await visitor.open("/news");
        await visitor.open(`/#${id}`);
        await landsOn(visitor, id);
      }
    },
  },
  {
    name: "the links of the bar lead to their sections",
    isLong: true,
    async go(visitor) {
      for (const { href } of sectionLinks) {
        await arrive(visitor, "/");
        await visitor.click({ of: `header a[href$="${href.slice(1)}"]`, named: "" });
        await landsOn(visitor, href.slice(2));
      }
    },
  },
  {
    name: "pages lead to each other and back, and the way is kept",
    isLong: true,
    async go(visitor) {
      await arrive(visitor, "/fields/417");
      await visitor.click(link("Field 418, one after"));
      await visitor.see({ of: "h1 span", named: "Field 418" });
      await visitor.eval(() => history.back());
      await visitor.see({ of: "h1 span", named: "Field 417" });
      await visitor.eval(() => history.forward());
      await visitor.see({ of: "h1 span", named: "Field 418" });
    },
  },
  {
    name: "the landing page is whole to its end: every picture, nothing beside the window",
    isLong: true,
    async go({ open, eval: run, until }) {
      await open("/");
      await run(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: "instant" });
          await new Promise((resolve) => setTimeout(resolve, 150));
        }
      });
      await until("every picture is there", () =>
        run(() => {
          const isMissing = (image: HTMLImageElement) =>
            image.checkVisibility() && !(image.complete && image.naturalWidth > 0);
          return ![...document.images].some(isMissing);
        }),
      );
      await until("nothing stands beside the window", () =>
        run(() => document.documentElement.scrollWidth <= innerWidth),
      );
    },
  },
  ...signInSteps,
  ...instruments,
  ...moreInstruments,
  ...farmSteps,
  {
    name: "a holder's own fields are shown",
    isLong: true,
    async go(visitor) {
      await arrive(visitor, "/my-fields");
      await visitor.see({ of: "main li", named: "" });
      await visitor.see({ of: "main h3, main p, main a", named: "Field 0" });
    },
  },
  {
    name: "the gallery of fields leads to a number",
    isLong: true,
    async go(visitor) {
      await arrive(visitor, "/fields");
      await visitor.fill({ of: "main input", named: "Jump to a number" }, "0042");
      await visitor.click(button("Go", "main"));
      await visitor.see({ of: "h1 span", named: "Field 42" });
    },
  },
  {
    name: "a field stands in three dimensions and is turned by drag",
    isLong: true,
    async go(visitor) {
      await arrive(visitor, "/fields/417");
      const slider = { of: "main input[type=range], main [role=slider]", named: "Turn the field" };
      await visitor.see(slider);
      const seenFrom = () =>
        visitor.eval(() => {
          const turn = document.querySelector('main [aria-label="Turn the field"]');
          return turn?.getAttribute("aria-valuetext") ?? "";
        });
      const before = await seenFrom();
      await visitor.drag({ of: "main canvas", named: "" }, [160, 0]);
      await visitor.until("the field has turned", async () => (await seenFrom()) !== before);
    },
  },
  ...roomSteps,
  ...otherWaysIn,
  {
    name: "the land and the traits of ten thousand fields are found to the bit",
    go: (visitor) => findGolden(visitor, ["noise", "land", "traits", "places"]),
  },
  {
    name: "a week on a farm, and what rooms get of it, are found to the bit",
    go: (visitor) => findGolden(visitor, ["tables", "kettleWeek", "made"]),
  },
  {
    name: "farms by chance, prices and surprises are found as well",
    isLong: true,
    go: (visitor) =>
      findGolden(visitor, ["dyes", "company", "slate", "surprises", "weekends", "randomLogs"]),
  },
  {
    name: "their weather and their shapes are found as well",
    isLong: true,
    go: (visitor) => findGolden(visitor, ["weather", "dioramas"]),
  },
];

/** Chromium walks the short one whole: the other tests are its own. */
export const stepsIn = (engine: string, isShort: boolean): readonly Step[] =>
  journey.filter(
    ({ isLong, shortIn = engine }) =>
      !isShort || (!isLong && (engine === "chromium" || shortIn === engine)),
  );
