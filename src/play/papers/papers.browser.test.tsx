import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import site from "../../../site.config.ts";
import { villagerNames } from "../../farm/describe/villagerNames.ts";
import { letterText, replyTo } from "../../farm/describe/villagers/letterText.ts";
import { writers } from "../../farm/describe/villagers/writers.ts";
import { plotsFor } from "../../farm/goals/plotsFor.ts";
import { DAY, MINUTE } from "../../farm/numbers/time.ts";
import { deedsFor } from "../../farm/tables/level.ts";
import { residentOf } from "../../fields/residents/residentOf.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { farmPapers, type PaperId } from "./index.ts";
import { openPaper } from "./testing/openPaper.tsx";

test("the barn says what lies there and what it fetches, and sells", async () => {
  const { node, played, said } = openPaper("barn", { barn: { carrot: 12, egg: 1 }, straw: 3 });
  mount(node);
  await expect.element(page.getByText("13 of 120 places")).toBeVisible();
  await expectNoViolations();
  const carrots = page.getByRole("group", { name: "Sell carrots" }).getByRole("button");
  await carrots.click();
  expect(played.state().farm.barn.carrot).toBe(6);
  await expect.element(carrots).toHaveAccessibleName(/^Sell 3: \d+ p, carrots$/);
  await expect.element(carrots).toHaveFocus();
  expect(said.at(-1)).toMatch(/^Sold 6 carrots for \d+ pence\.$/);

  await page.getByRole("button", { name: /^Carrots 6 ·/ }).click();
  await expect.element(page.getByText(/^\d p each today/)).toBeVisible();
  await page.getByLabelText("Another number").fill("7");
  await page.getByRole("button", { name: "Sell", exact: true }).click();
  await expect.element(page.getByText("Say a whole number from 1 to 6.")).toBeVisible();
  await page.getByLabelText("Another number").fill("5");
  await userEvent.keyboard("{Enter}");
  expect(played.state().farm.barn.carrot).toBe(1);
  await expectNoViolations();
});

test("what is unfolded stays so for the visit, and not for another farm's", async () => {
  const opened = openPaper("barn", { barn: { carrot: 12 } });
  const { unmount } = mount(opened.node);
  const carrots = page.getByRole("button", { name: /^Carrots 12 ·/ });
  await expect.element(carrots).toHaveAttribute("aria-expanded", "false");
  await carrots.click();
  unmount();
  const again = mount(opened.node);
  await expect.element(carrots).toHaveAttribute("aria-expanded", "true");
  again.unmount();
  mount(openPaper("barn", { barn: { carrot: 12 } }).node);
  await expect.element(carrots).toHaveAttribute("aria-expanded", "false");
});

test("the kitchen puts on what there is goods for, says what others lack, and takes what is done", async () => {
  const { node, played, said } = openPaper("kitchen", { deeds: deedsFor(4), barn: { pea: 5 } });
  mount(node);
  await page.getByText("One more that you know").click();
  const stew = page.getByRole("group", { name: "Root stew" }).getByRole("button");
  await expect.element(stew).toHaveAccessibleName("Put on: Root stew: 0 of 5 carrots");
  const lacks = page.getByText(/^You lack 5 carrots\./);
  await expect.element(lacks).not.toBeInTheDocument();
  await expectNoViolations();
  await stew.click();
  await expect.element(lacks).toBeVisible();
  expect(said).toEqual([expect.stringMatching(/^You lack 5 carrots\./)]);
  await page.getByRole("group", { name: "Pea soup" }).getByRole("button").click();
  await expect.element(page.getByText("08:05", { exact: true })).toBeVisible();
  played.pass(5 * MINUTE);
  await page.getByRole("button", { name: "Take what is done" }).click();
  await expect.element(page.getByRole("heading", { name: "On now" })).toHaveFocus();
  expect(played.state().farm.barn).toEqual({ peaSoup: 1 });
  await page.getByRole("button", { name: /^Pea soup/ }).click();
  await expect
    .element(page.getByRole("link", { name: "Look in: Pea soup in your room" }))
    .toHaveAttribute("href", expect.stringMatching(/\/room-designer\?look=dish-pea-soup$/));
  await expectNoViolations();
});

test("letters say what is asked and paid, are sent, put aside, and say when the next ones come", async () => {
  const { node, played } = openPaper("letters", { barn: { pea: 99, sunflower: 99 } });
  mount(node);
  const [first] = played.state().farm.letters;
  const { farm } = played.state();
  await expect.element(page.getByText(await letterText(first!, farm))).toBeVisible();
  await expectNoViolations();
  const before = played.state().farm.pence;
  await page.getByRole("button", { name: /^Send/ }).first().click();
  expect(played.state().farm.pence).toBeGreaterThan(before);
  const reply = (await replyTo(first!, farm))!;
  await expect.element(page.getByText(reply)).toBeVisible();
  await page.getByRole("button", { name: "Put aside" }).first().click();
  await expect.element(page.getByText(/Next: 18:00 and 18:00\.$/)).toBeVisible();
});

test("one sows for a letter in one press, as many plots as it lacks", async () => {
  const { node, played, said } = openPaper("letters", { pence: 200 });
  mount(node);
  const { farm } = played.state();
  const plan = plotsFor(played.ground, farm, farm.letters[0]!, played.now());
  if (plan.kind !== "plots") throw new Error("A newcomer's beds are free");
  const ways = page.getByRole("group", { name: villagerNames[farm.letters[0]!.villager] });
  await ways.getByRole("button", { name: "Sow for it" }).click();
  expect(played.state().farm.plots.filter(({ sown }) => sown?.what === plan.crop)).toHaveLength(
    plan.count,
  );
  expect(played.state().farm.pence).toBe(200 - plan.pence);
  expect(said.at(-1)).toMatch(/^Sowed/);
  // It is on its way: there is nothing more to be sown for it.
  await expect.element(ways.getByRole("button", { name: "Sow for it" })).not.toBeInTheDocument();
  await expectNoViolations();
});

test("whoever cannot sow for a letter is told why", async () => {
  const ask = {
    n: 4,
    from: 0,
    villager: "vet",
    what: "story",
    part: 0,
    count: 9,
    pay: 90,
  } as const;
  const letters = [{ ...ask, good: "maize" } as const];
  const { unmount } = mount(openPaper("letters", { letters }).node);
  await expect.element(page.getByText("Maize comes with level 10.")).toBeVisible();
  unmount();
  const poor = openPaper("letters", { pence: 1, seeds: {}, letters: [{ ...ask, good: "pea" }] });
  mount(poor.node);
  const button = page.getByRole("button", { name: /^Sow for it: \d+ p$/ });
  await button.click();
  await expect.element(page.getByText(/^You lack \d+ pence\. Sell something/)).toBeVisible();
  expect(poor.played.state().farm.plots.every(({ sown }) => sown === null)).toBe(true);
  expect(poor.said.at(-1)).toMatch(/^You lack/);
});

test("the market sells seed, says what everything fetches, and when the pedlar comes", async () => {
  const { node, played } = openPaper("market", { seeds: { "long-tom": 2 } });
  mount(node);
  const peas = page.getByRole("group", { name: "Buy pea seed" });
  await peas.getByText("5: 10 p").click();
  expect(played.state().farm.seeds.pea).toBe(5);
  expect(played.state().farm.pence).toBe(10);
  await expectNoViolations();
  await page.getByText("The whole slate").click();
  await expect.element(page.getByRole("row", { name: /^Basket of peas \d p \d p$/ })).toBeVisible();
  await expect.element(page.getByText("With him, 00:00.")).toBeVisible();
  expect(page.getByRole("button", { name: /^Give 6 seeds/ }).elements()).toEqual([]);
  played.pass(5 * DAY);
  await expect.element(page.getByRole("button", { name: /^Give 6 seeds/ })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /^Buy his timber: 4 for 240 p/ }))
    .toBeVisible();
});

test("the workshop says what a tool does, makes a piece once, and says what the others lack", async () => {
  const own = { pence: 400, barn: { sunflower: 6 } };
  const { node, played } = openPaper("workshop", own);
  mount(node);
  const barn = page.getByRole("group", { name: "Barn" }).getByRole("button");
  await expect.element(barn).toHaveAccessibleName("Buy: 200 p, Barn");
  await page.getByRole("button", { name: /^Barn/ }).click();
  await expect.element(page.getByText("Holds 120. The next: holds 200.")).toBeVisible();
  const jug = page.getByRole("group", { name: "Jug of flowers" }).getByRole("button");
  await jug.click();
  await page.getByText("All pieces").click();
  await page.getByText("Made (1)").click();
  await expect.element(page.getByText("made on 4 May 2026")).toBeVisible();
  await barn.click();
  expect(played.state().farm).toMatchObject({ pence: 140, tools: { barn: 1 } });
  await page.getByText(/^Trophies \(\d+\)$/).click();
  const trophy = page.getByRole("group", { name: "Trophy: pumpkin" }).getByRole("button");
  await trophy.click();
  await expect.element(page.getByText(/^Your heaviest pumpkin weighs 0 g;/)).toBeVisible();
  await expectNoViolations();
});

test("the workshop boils a dye of the season once, and says what the others lack", async () => {
  const { node, played, said } = openPaper("workshop", { timber: 1, barn: { carrot: 16 } });
  mount(node);
  await expect.element(page.getByText("0 of 12", { exact: true })).toBeVisible();
  const dye = (name: string) => page.getByRole("group", { name }).getByRole("button");
  await page.getByRole("button", { name: "Beet dye of Seedtime" }).click();
  await expect.element(dye("Beet dye of Seedtime")).toHaveAccessibleName("Boil: 0 of 9 beets");
  await page.getByRole("button", { name: "Carrot dye of Seedtime" }).click();
  await dye("Carrot dye of Seedtime").click();
  await expect.element(page.getByText("1 of 12", { exact: true })).toBeVisible();
  expect(said.at(-1)).toMatch(/^A vat of carrot dye of Seedtime:/);
  expect(played.state().farm).toMatchObject({ timber: 0, barn: {} });
  await expectNoViolations();
  played.pass(300 * DAY);
  await page.getByRole("button", { name: "Sunflower dye of Hearth" }).click();
  await dye("Sunflower dye of Hearth").click();
  await expect.element(page.getByText(/^The vats are frozen in Hearth\./)).toBeVisible();
});

test("the meadow settles, cares and gathers, one kind at a time or all at once", async () => {
  const own = { pence: 2000, deeds: deedsFor(5), barn: { sunflower: 2 } };
  const { node, played } = openPaper("meadow", own);
  mount(node);
  const settle = page.getByRole("group", { name: "Hen", exact: true }).last().getByRole("button");
  await settle.click();
  await expect.element(page.getByRole("button", { name: "Settle: 195 p, a hen" })).toBeVisible();
  await page.getByRole("button", { name: "Feed it: 1 sunflower" }).click();
  expect(played.state().farm.barn.sunflower).toBe(1);
  await page.getByText(/^\d+ more$/).click();
  const goat = page.getByRole("group", { name: "Goat" }).getByRole("button");
  await expect.element(goat).toHaveAccessibleName(/: Level 6$/);
  await expectNoViolations();
  played.pass(DAY);
  await page.getByRole("button", { name: "Gather 3 eggs" }).click();
  expect(played.state().farm.barn.egg).toBe(3);
  await page.getByText("Names", { exact: true }).click();
  await page.getByRole("button", { name: "Others" }).click();
  const name = page.getByRole("button", { name: /^Call it / }).first();
  const chosen = name.element().textContent!;
  await name.click();
  expect(played.state().farm.kept[0]!.name).toBe(chosen);
  await page.getByRole("button", { name: /^Hen next/ }).click();
  await expect.element(page.getByText(new RegExp(`^Called ${chosen}\\.`))).toBeVisible();
});

test("whoever keeps the farm company is met on its meadow, and comes to what they are called", async () => {
  const { node, played, said } = openPaper("meadow");
  mount(node);
  await page.getByText("Company", { exact: true }).click();
  const company = page.getByRole("region", { name: "Who lives here" });
  const resident = residentOf(fieldTraits(site.collection.address, 417));
  // It comes by itself.
  await expect
    .element(company.getByText(`${resident.name} the ${resident.kind}`), { timeout: 60_000 })
    .toBeVisible();
  await company
    .getByRole("combobox", { name: `A name for ${resident.name} the ${resident.kind}` })
    .selectOptions("Moss");
  await company.getByRole("button", { name: "Call it Moss", exact: true }).click();
  expect(played.state().farm.company).toMatchObject([{ who: "resident", name: "Moss" }]);
  expect(said.at(-1)).toBe("It comes to Moss from now on.");
  const row = company.getByRole("group", { name: `Moss the ${resident.kind}` });
  await expect
    .element(company.getByText(`The neighbours say ${resident.name}.`, { exact: false }))
    .toBeVisible();
  // Where it was called by a button, one goes on from there.
  await expect.element(row.getByRole("button")).toHaveFocus();
  // What grazes there is asked of the thread that builds the scene.
  const beast = company.getByRole("combobox").nth(1);
  await expect.element(beast, { timeout: 60_000 }).toBeVisible();
  const shown = beast.element().parentElement!.textContent.match(/^A name for ([A-Z][a-z]+)/)![1]!;
  await expectNoViolations();
  await beast.selectOptions("Plum");
  await company.getByRole("group", { name: shown, exact: true }).getByRole("button").click();
  await expect.element(company.getByText(`Plum the ${shown.toLowerCase()}`)).toBeVisible();
  // Nobody else may be called so, and each may be called as before.
  await expect.element(row.getByRole("combobox")).not.toHaveTextContent("Plum");
  await row.getByRole("combobox").selectOptions(resident.name);
  await row.getByRole("button", { name: `Call it ${resident.name}` }).click();
  await expect.element(company.getByText(`${resident.name} the ${resident.kind}`)).toBeVisible();
  expect(said.at(-1)).toBe("It is called what it was called before.");
});

test("the book has a page for everything, written or not, and a press opens it", async () => {
  const first = Date.UTC(2026, 4, 4);
  const { node } = openPaper("book", {
    book: { "crop carrot": { n: 3, first, best: 310 }, "surprise moon": { n: 1, first } },
  });
  mount(node);
  await expect.element(page.getByText(/ more deeds bring level 2, and carrot seed/)).toBeVisible();
  await page.getByRole("button", { name: "Carrot", exact: true }).click();
  await expect.element(page.getByText(/First on 4 May 2026\. .* 310 g\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Pea, not yet" }).click();
  await expect.element(page.getByText("Not yet.")).toBeVisible();
  await page.getByRole("button", { name: /^The moon is full/ }).click();
  await expect.element(page.getByText("Seen on 4 May 2026.")).toBeVisible();
  await expectNoViolations();
});

test("the book has what was written and answered, to be read again", async () => {
  const book = { "villager tansy": { n: 2, first: Date.UTC(2026, 4, 4) } };
  mount(openPaper("book", { book, stories: { tansy: 2 }, letters: [] }).node);
  await page.getByText("The 2 letters again").click();
  await page.getByRole("button", { name: "Mrs Tansy 2 letters" }).click();
  const [first, second] = writers.tansy.letters;
  await expect.element(page.getByText(first!.reply)).toBeVisible();
  await expect.element(page.getByText(second!.reply)).toBeVisible();
  await expect.element(page.getByText(/under yeast: what you sent, please/)).toBeVisible();
  await expectNoViolations();
});

test("no paper is wider than a phone, and every button can be hit by a thumb", async () => {
  const own = {
    pence: 614,
    deeds: deedsFor(9),
    barn: { carrot: 1200, leekPie: 2, sunflower: 40 },
    book: { "crop carrot": { n: 3, first: Date.UTC(2026, 4, 4), best: 310 } },
  } as const;
  await page.viewport(320, 800);
  for (const id of Object.keys(farmPapers) as PaperId[]) {
    const { node } = openPaper(id, own);
    const { host, unmount } = mount(node);
    await expect.element(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    expect(document.documentElement.scrollWidth, id).toBe(320);
    for (const each of host.querySelectorAll<HTMLElement>("button, select, summary, input")) {
      const lip = getComputedStyle(each, "::before").position === "absolute" ? 5 : 0;
      const height = (each.closest("[class*=well]") ?? each).getBoundingClientRect().height;
      expect(height + lip, each.textContent).toBeGreaterThanOrEqual(44);
    }
    unmount();
  }
});

test("in forced colours a full barn still stands out", async () => {
  await emulate({ "forced-colors": "active" });
  mount(openPaper("barn", { barn: { carrot: 120 } }).node);
  const full = page.getByText(/^The barn is full\./);
  await expect.element(full).toBeVisible();
  expect(getComputedStyle(full.element()).borderTopStyle).toBe("solid");
});
