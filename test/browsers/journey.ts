// The whole way of a visitor through the site, step by step, the same for every browser.
import { sectionLinks } from "../e2e/nav.ts";
import { openRoomPath } from "../e2e/openRoom.ts";
import { pages } from "../e2e/pages.ts";
import { findGolden } from "./findGolden.ts";
import { instruments } from "./instruments.ts";
import type { Step } from "./step.ts";
import type { Thing, Visitor } from "./visitor.ts";

const button = (named: string, around = ""): Thing => ({ of: `${around} button`, named });
const heading = (named: string): Thing => ({ of: "h1, h2, h3", named });
const link = (named: string, around = ""): Thing => ({ of: `${around} a`, named });
const radio = (named: string): Thing => ({ of: "input[type=radio]", named });
const words = (named: string): Thing => ({ of: "p, span, dt, dd, output, li, div", named });

const dialog = "dialog[open]";
const account = button("Your account", "header");

/** React has taken the page over. */
const isAlive = ({ until, eval: run }: Visitor) =>
  until("the page is alive", () =>
    run(() => {
      const header = document.querySelector("header");
      return header !== null && Object.keys(header).some((key) => key.startsWith("__reactFiber"));
    }),
  );

async function arrive(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.see({ of: "h1", named: "" });
  await isAlive(visitor);
}

/** An open dialog ends where what it shows ends. */
const fitsItsContent = ({ until, eval: run }: Visitor) =>
  until("the dialog is as high as what it shows", () =>
    run(() => {
      const dialog = document.querySelector("dialog[open]");
      if (!dialog || dialog.getAnimations().length > 0) return false;
      const ends = [...dialog.children].map((part) => part.getBoundingClientRect().bottom);
      const rest = dialog.getBoundingClientRect().bottom - Math.max(...ends);
      return rest <= Number.parseFloat(getComputedStyle(dialog).paddingBottom) + 2;
    }),
  );

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
      await visitor.see({ of: "h1", named: "Field 418" });
      await visitor.eval(() => history.back());
      await visitor.see({ of: "h1", named: "Field 417" });
      await visitor.eval(() => history.forward());
      await visitor.see({ of: "h1", named: "Field 418" });
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
  {
    name: "a wallet is chosen in a dialog, and signs a visitor in",
    async go(visitor) {
      await arrive(visitor, "/");
      await visitor.click(button("Sign in", "header"));
      await visitor.see(heading("Connect a Wallet"));
      await visitor.press("Escape");
      await visitor.gone(button("Local Wallet", dialog));
      await visitor.click(button("Sign in", "header"));
      await visitor.click(button("Local Wallet", dialog));
      await visitor.see(button("Send message", dialog));
      await fitsItsContent(visitor);
      await visitor.click(button("Send message", dialog));
      await visitor.see(account);
    },
  },
  {
    name: "the exchange is unlocked and locked",
    shortIn: "webkit",
    async go(visitor) {
      await arrive(visitor, "/");
      await visitor.click(account);
      await visitor.click({ of: `${dialog} summary`, named: "Exchange" });
      await visitor.click(button("Unlock", dialog));
      await visitor.click(button("Sign and unlock", dialog));
      await visitor.see(button("Lock", dialog));
      await visitor.click(button("Lock", dialog));
      await visitor.see(button("Unlock", dialog));
      await visitor.press("Escape");
      await visitor.gone(button("Disconnect", dialog));
    },
  },
  ...instruments(arrive),
  {
    name: "a holder's own fields are shown",
    isLong: true,
    async go(visitor) {
      await arrive(visitor, "/my-fields");
      await visitor.see({ of: "main li", named: "" });
      await visitor.see({ of: "main h3, main p, main a", named: "Field No. 0000" });
    },
  },
  {
    name: "the gallery of fields leads to a number",
    isLong: true,
    async go(visitor) {
      await arrive(visitor, "/fields");
      await visitor.fill({ of: "main input", named: "Jump to a number" }, "0042");
      await visitor.click(button("Go", "main"));
      await visitor.see({ of: "h1", named: "Field 42" });
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
  {
    name: "a room is furnished, and a step taken back",
    shortIn: "firefox",
    async go(visitor) {
      await arrive(visitor, "/room-designer");
      await visitor.click(button("Harvest kitchen"));
      await visitor.see({ of: "h1", named: "Harvest kitchen" });
      await look(visitor, "List");
      const before = await things(visitor);
      await place(visitor, "farm table");
      await visitor.until("a thing more", async () => (await things(visitor)) === before + 1);
      await visitor.press("Control+z");
      await visitor.until("a thing less", async () => (await things(visitor)) === before);
      await visitor.press("Control+Shift+z");
      await visitor.until("a thing more again", async () => (await things(visitor)) === before + 1);
    },
  },
  {
    name: "the room is shown from all sides",
    isLong: true,
    async go(visitor) {
      await arrive(visitor, "/room-designer");
      for (const view of ["Plan", "3D", "List"]) await look(visitor, view);
    },
  },
  {
    name: "the room is kept on the device and with the account",
    shortIn: "firefox",
    async go(visitor) {
      await arrive(visitor, "/room-designer");
      await visitor.see({ of: "h1", named: "Harvest kitchen" });
      await visitor.click(button("Keep with my account"));
      await visitor.see(words("Kept here and with your account"));
      const before = await things(visitor);
      await visitor.open("/room-designer");
      await visitor.see({ of: "h1", named: "Harvest kitchen" });
      await visitor.until(
        "all things are there again",
        async () => before > 0 && (await things(visitor)) === before,
      );
    },
  },
  {
    name: "the phone is offered a code to read",
    isLong: true,
    async go(visitor) {
      await visitor.open("/");
      await disconnect(visitor);
      await visitor.click(button("Sign in", "header"));
      await visitor.click(button("WalletConnect", dialog));
      await visitor.see({ of: `${dialog} svg[role=img], ${dialog} [role=img]`, named: "" });
      await visitor.press("Escape");
    },
  },
  {
    name: "whoever has no wallet opens an account by a passkey",
    isLong: true,
    async go(visitor) {
      await arrive(visitor, "/?wallet=away");
      await visitor.addDevice?.();
      await visitor.click(button("Sign in", "header"));
      await visitor.see(heading("Connect a Wallet"));
      if (visitor.addDevice === undefined) {
        // What it is offered has to fit what it can.
        const offered = await visitor.eval(() => "PublicKeyCredential" in globalThis);
        const passkey = button("Continue with a passkey", dialog);
        await (offered ? visitor.see(passkey) : visitor.gone(passkey));
        return;
      }
      await visitor.click(button("Continue with a passkey", dialog));
      await visitor.click(button("Make a passkey", dialog));
      // Not the one in the list beside it, whose name begins alike.
      await visitor.click({ of: `${dialog} strong ~ button`, named: "Continue" });
      await visitor.click(button("Send message", dialog));
      await visitor.see(account);
    },
  },
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
    go: (visitor) => findGolden(visitor, ["dyes", "slate", "surprises", "weekends", "randomLogs"]),
  },
  {
    name: "their weather and their shapes are found as well",
    isLong: true,
    go: (visitor) => findGolden(visitor, ["weather", "dioramas"]),
  },
];

async function disconnect(visitor: Visitor): Promise<void> {
  await visitor.click(account);
  await visitor.click(button("Disconnect", dialog));
  await visitor.see(button("Sign in", "header"));
}

async function look(visitor: Visitor, view: string): Promise<void> {
  // The bar may still move, as what is in it comes.
  await visitor.until(`${view} is chosen`, async () => {
    await visitor.click(radio(view));
    return visitor.eval((name) => {
      const chosen = document.querySelectorAll<HTMLInputElement>("input[type=radio]:checked");
      return [...chosen].some(({ labels }) => labels?.[0]?.textContent === name);
    }, view);
  });
  await visitor.see(
    view === "List" ? heading("Your room in words") : { of: "[role=listbox]", named: "" },
  );
}

/** How many things are listed: beside the room, or in its place. */
const things = ({ eval: run }: Visitor) =>
  run(() => document.querySelectorAll("main [role=treeitem]").length);

/** Found by its name, and put where it is offered. */
async function place(visitor: Visitor, piece: string): Promise<void> {
  await visitor.fill({ of: "input", named: "Find a piece" }, piece);
  await visitor.press("Enter", "ArrowRight", "Enter");
}

/** Chromium walks the short one whole: the other tests are its own. */
export const stepsIn = (engine: string, isShort: boolean): readonly Step[] =>
  journey.filter(
    ({ isLong, shortIn = engine }) =>
      !isShort || (!isLong && (engine === "chromium" || shortIn === engine)),
  );
