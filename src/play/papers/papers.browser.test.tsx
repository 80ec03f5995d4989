import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import site from "../../../site.config.ts";
import { letterText, writers } from "../../farm/describe/villagers/letterText.ts";
import { DAY, MINUTE } from "../../farm/numbers/time.ts";
import { deedsFor } from "../../farm/tables/level.ts";
import { residentOf } from "../../fields/residents/residentOf.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { type PaperId, papers } from "./index.ts";
import { openPaper } from "./testing/openPaper.tsx";

test("the barn says what lies there and what it fetches, and sells", async () => {
  const { node, played, said } = openPaper("barn", { barn: { carrot: 12, egg: 1 }, straw: 3 });
  mount(node);
  await expect.element(page.getByText("13 of 120 places are taken.")).toBeVisible();
  await expectNoViolations();
  await page
    .getByRole("group", { name: "Sell carrots" })
    .getByText(/^6 for/)
    .click();
  expect(played.state().farm.barn.carrot).toBe(6);
  await expect.element(page.getByRole("button", { name: /^3 for/ })).toHaveFocus();
  expect(said.at(-1)).toMatch(/^Sold 6 carrots for \d+ pence\.$/);

  await page.getByLabelText("How many").fill("7");
  await page.getByRole("button", { name: "Sell", exact: true }).click();
  await expect.element(page.getByText("Say a whole number from 1 to 6.")).toBeVisible();
  await page.getByLabelText("How many").fill("5");
  await userEvent.keyboard("{Enter}");
  expect(played.state().farm.barn.carrot).toBe(1);
});

test("the kitchen says what a dish takes, fetches and lacks, cooks it and gives it", async () => {
  const { node, played, said } = openPaper("kitchen", { deeds: deedsFor(4), barn: { pea: 5 } });
  mount(node);
  const soup = page.getByRole("group", { name: "Pea soup" }).getByRole("button");
  const stew = page.getByRole("group", { name: "Root stew" }).getByRole("button");
  await expect.element(stew).toHaveAttribute("aria-disabled", "true");
  await expect.element(stew).toHaveAccessibleDescription(/^You lack 5 carrots\. .*\.$/);
  await expectNoViolations();
  await stew.click({ force: true });
  expect(said).toEqual([expect.stringMatching(/^You lack 5 carrots\./)]);
  await soup.click();
  await expect.element(page.getByText("The one place is taken.")).toBeVisible();
  played.pass(5 * MINUTE);
  await page.getByRole("button", { name: "Take what is done" }).click();
  await expect.element(page.getByRole("heading", { name: "On the stove" })).toHaveFocus();
  expect(played.state().farm.barn).toEqual({ peaSoup: 1 });
  await expect
    .element(page.getByRole("link", { name: "Look in: Pea soup in your room" }))
    .toHaveAttribute("href", expect.stringMatching(/\/room-designer\?look=dish-pea-soup$/));
  await expectNoViolations();
});

test("letters say what is asked and paid, are sent, put aside, and say when the next ones come", async () => {
  const { node, played } = openPaper("letters", { barn: { pea: 99, sunflower: 99 } });
  mount(node);
  const [first] = played.state().farm.letters;
  await expect.element(page.getByText(letterText(first!).text)).toBeVisible();
  await expectNoViolations();
  const before = played.state().farm.pence;
  await page.getByRole("button", { name: /^Send/ }).first().click();
  expect(played.state().farm.pence).toBeGreaterThan(before);
  const { reply } = letterText(first!);
  await expect.element(page.getByText(reply)).toBeVisible();
  await page.getByRole("button", { name: "Put aside" }).first().click();
  await expect.element(page.getByText("18:00").first()).toBeVisible();
  expect(page.getByText("18:00").elements()).toHaveLength(2);
});

test("the cross sells seed, says what everything fetches, and when the pedlar comes", async () => {
  const { node, played } = openPaper("cross", { seeds: { "long-tom": 2 } });
  mount(node);
  const peas = page.getByRole("group", { name: "Buy pea seed" });
  await peas.getByText("5 for 10 p").click();
  expect(played.state().farm.seeds.pea).toBe(5);
  expect(played.state().farm.pence).toBe(10);
  await expectNoViolations();
  await expect.element(page.getByRole("row", { name: /^Basket of peas \d p \d p$/ })).toBeVisible();
  await expect.element(page.getByText(/^He comes 00:00, with one /)).toBeVisible();
  expect(page.getByRole("button", { name: "Give him the seeds" }).elements()).toEqual([]);
  played.pass(5 * DAY);
  await expect.element(page.getByRole("button", { name: "Give him the seeds" })).toBeVisible();
});

test("the workshop says what a tool does, makes a piece once, and says what the others lack", async () => {
  const own = { pence: 400, barn: { sunflower: 6 } };
  const { node, played } = openPaper("workshop", own);
  mount(node);
  const barn = page.getByRole("group", { name: "Barn" }).getByRole("button");
  await expect.element(barn).toHaveAccessibleName("Buy for 200 p");
  const jug = page.getByRole("group", { name: "Jug of flowers" }).getByRole("button");
  await jug.click();
  await expect.element(page.getByText("made on 4 May 2026")).toBeVisible();
  await barn.click();
  expect(played.state().farm).toMatchObject({ pence: 140, tools: { barn: 1 } });
  await page.getByText(/^Trophies \(\d+\)$/).click();
  const trophy = page.getByRole("group", { name: "Trophy: pumpkin" }).getByRole("button");
  await expect.element(trophy).toHaveAccessibleDescription(/^Your heaviest pumpkin weighs 0 g;/);
  await expectNoViolations();
});

test("the workshop boils a dye of the season once, and says what the others lack", async () => {
  const { node, played, said } = openPaper("workshop", { timber: 1, barn: { carrot: 16 } });
  mount(node);
  await expect.element(page.getByText("You have 0 of 36.", { exact: false })).toBeVisible();
  const beet = page.getByRole("group", { name: "Beet dye of Seedtime" }).getByRole("button");
  await expect.element(beet).toHaveAccessibleDescription(/^You lack 9 beets\./);
  await page.getByRole("group", { name: "Carrot dye of Seedtime" }).getByRole("button").click();
  await expect.element(page.getByText("You have 1 of 36.", { exact: false })).toBeVisible();
  expect(said.at(-1)).toMatch(/^A vat of carrot dye of Seedtime:/);
  expect(played.state().farm).toMatchObject({ timber: 0, barn: {} });
  played.pass(300 * DAY);
  await expect
    .element(page.getByRole("group", { name: "Sunflower dye of Hearth" }).getByRole("button"))
    .toHaveAccessibleDescription(/^The vats are frozen in Hearth\./);
  await expectNoViolations();
});

test("the meadow settles, cares and gathers, one kind at a time or all at once", async () => {
  const own = { pence: 2000, deeds: deedsFor(5), barn: { wheat: 2 } };
  const { node, played } = openPaper("meadow", own);
  mount(node);
  const hens = page.getByRole("group", { name: "Hen", exact: true });
  await hens.getByRole("button", { name: "Settle for 150 p" }).click();
  await expect.element(page.getByRole("button", { name: "Settle for 195 p" })).toBeVisible();
  await page.getByRole("button", { name: "Give it a sheaf of wheat" }).click();
  expect(played.state().farm.barn.wheat).toBe(1);
  const goat = page.getByRole("group", { name: "Goat" }).getByRole("button");
  await expect.element(goat).toHaveAccessibleDescription(/^That comes with level 6/);
  await expectNoViolations();
  played.pass(DAY);
  await page.getByRole("button", { name: "Gather 3 eggs" }).click();
  expect(played.state().farm.barn.egg).toBe(3);
  await page.getByRole("combobox", { name: "A name" }).selectOptions("Pippin");
  await page.getByRole("button", { name: "Call it Pippin" }).click();
  expect(played.state().farm.kept[0]!.name).toBe("Pippin");
  await expect.element(page.getByText(/^Called Pippin\./)).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "A name" })).not.toBeInTheDocument();
});

test("whoever keeps the farm company is met on its meadow, and comes to what they are called", async () => {
  const { node, played, said } = openPaper("meadow");
  mount(node);
  const company = page.getByRole("region", { name: "Company" });
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

test("the book lays a table, and has a leaf for everything, written or not", async () => {
  const first = Date.UTC(2026, 4, 4);
  const { node, played } = openPaper("book", {
    barn: { sunflower: 12 },
    book: { "crop carrot": { n: 3, first, best: 310 }, "surprise moon": { n: 1, first } },
  });
  mount(node);
  await expect.element(page.getByText(/ more deeds bring level 2\./)).toBeVisible();
  await page.getByRole("button", { name: "Bring it to the table" }).click();
  await expect.element(page.getByText(/^You brought it this year\./)).toBeVisible();
  expect(played.state().farm.barn).toEqual({});
  await expect.element(page.getByText(/^First on 4 May 2026\. .* 310 g\.$/)).toBeVisible();
  await page.getByText("Small surprises (1)").click();
  await expect.element(page.getByText("Seen on 4 May 2026.")).toBeVisible();
  await expectNoViolations();
});

test("the book has what was written and answered, to be read again", async () => {
  const book = { "villager tansy": { n: 2, first: Date.UTC(2026, 4, 4) } };
  mount(openPaper("book", { book, letters: [] }).node);
  await page.getByText("Who wrote (1 of 12)").click();
  await page.getByText("Read the 2 letters again").click();
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
  for (const id of Object.keys(papers) as PaperId[]) {
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
