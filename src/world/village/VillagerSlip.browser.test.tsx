// A slip on somebody of the village: what holds for everybody, and what they have to do with the farm that is played here.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { beginFarm } from "../../farm/letters/begin.ts";
import { partsOf } from "../../farm/tables/stories.ts";
import { fieldGround, trialStart } from "../../farm/testing/trial.ts";
import { dayOf } from "../../fields/weather/weather.ts";
import { openKeptFarms } from "../../play/kept/index.ts";
import { VillagerSlip } from "./VillagerSlip.tsx";
import { VillageSlip } from "./VillageSlip.tsx";

vi.mock("../../play/kept/index.ts", () => ({ openKeptFarms: vi.fn() }));

const day = dayOf(new Date(Date.UTC(2026, 10, 30)));
const ways = (asked: (string | null)[] = []) => ({
  day,
  linkTo: (who: string | null) => `/world?who=${who}`,
  onWho: (who: string | null) => void asked.push(who),
});

function keep(own: object | null): void {
  const ground = fieldGround(417);
  const farm = { ...beginFarm(ground, trialStart), ...own };
  vi.mocked(openKeptFarms).mockResolvedValue(
    own && { farms: () => [{ ground, farm }], subscribe: () => () => {}, close: () => {} },
  );
}

const letter = {
  n: 3,
  from: trialStart,
  villager: "tansy",
  what: "story",
  part: 2,
  good: "leek",
  count: 6,
  pay: 90,
};

test("without a farm it says who they are, where, and to whom they write", async () => {
  await page.viewport(390, 700);
  keep(null);
  mount(
    <main>
      <VillagerSlip who="reeve" {...ways()} heading={null} />
    </main>,
  );
  await expect.element(page.getByRole("heading", { name: "The reeve" })).toBeVisible();
  await expect
    .element(page.getByText(/^At the reeve's office, in Goose End\. Out today in /))
    .toBeVisible();
  await expect.element(page.getByText("They write to whoever farms a field.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Play" })).toHaveAttribute("href", "/play");
  await expectNoViolations();
});

test("with a farm it leads to the letter that lies there, and the last can be read again", async () => {
  await page.viewport(390, 800);
  keep({
    letters: [letter],
    stories: { tansy: 2 },
    book: { "villager tansy": { n: 5, first: trialStart, best: 0, where: 417 } },
  });
  mount(
    <main>
      <VillagerSlip who="tansy" {...ways()} heading={null} />
    </main>,
  );
  await expect.element(page.getByText("Asks you for 6 leeks.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go to the letter" }))
    .toHaveAttribute("href", "/play?field=417&paper=letters");
  await expect.element(page.getByText(/^Wrote to you 5 times\. The last: “.+…”$/)).toBeVisible();
  const text = page.getByText(/what you sent/);
  await expect.element(text).not.toBeVisible();
  await page.getByText("Read again").click();
  await expect.element(text).toBeVisible();
  await expect.element(page.getByText("Play")).not.toBeInTheDocument();
  await expectNoViolations();
});

test("a story that is told says so, and somebody who has not written yet too", async () => {
  keep({ letters: [], stories: { vet: partsOf("vet") } });
  const { render } = mount(
    <main>
      <VillagerSlip key="vet" who="vet" {...ways()} heading={null} />
    </main>,
  );
  await expect.element(page.getByText("Their story is told.")).toBeVisible();
  render(
    <main>
      <VillagerSlip key="hen" who="hen" {...ways()} heading={null} />
    </main>,
  );
  await expect.element(page.getByText("Has not written to you yet.")).toBeVisible();
  await expect.element(page.getByText("Their story is told.")).not.toBeInTheDocument();
});

test("the list of all is gone through by letters as well as by tabs", async () => {
  await page.viewport(390, 900);
  const asked: (string | null)[] = [];
  mount(
    <main>
      <VillageSlip {...ways(asked)} first={null} />
    </main>,
  );
  const links = page.getByRole("list", { name: "Who lives in the village" }).getByRole("link");
  expect(links.elements()).toHaveLength(13);
  (links.elements()[0] as HTMLElement).focus();
  await userEvent.keyboard("h{Enter}");
  await userEvent.keyboard("E{Enter}");
  await userEvent.keyboard("{Tab}{Enter}");
  expect(asked).toEqual(["hen", "elderBrother", "youngerBrother"]);
  await expectNoViolations();
});
