// Faces on the live map are links in the order of the list, as large as a finger finds them, and lead to their slips.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { countryBounds } from "../../fields/land/hexCentre.ts";
import { dayOf } from "../../fields/weather/weather.ts";
import { wholeCountry } from "../view/mapView.ts";
import { pinsInView, viewOfHome } from "./pinsInView.ts";
import { VillagePins } from "./VillagePins.tsx";

const size = 10_000;
const day = dayOf(new Date(Date.UTC(2026, 10, 28)));
const bounds = countryBounds(size);

test.each([
  { width: 1000, height: 700, isNight: false },
  { width: 390, height: 560, isNight: true },
])("in a window of $width each face is a link of its own", async ({ width, height, isNight }) => {
  await page.viewport(width, height);
  document.documentElement.style.colorScheme = isNight ? "dark" : "light";
  const frame = { width, height, bounds };
  const view = viewOfHome("everybody", wholeCountry(frame), frame, { day, size });
  const asked: string[] = [];
  mount(
    <main style={{ position: "relative", width, height }}>
      <VillagePins
        seen={pinsInView(view, frame, { day, size })}
        who="vet"
        onWho={(who) => asked.push(who)}
      />
    </main>,
  );
  const list = page.getByRole("list", { name: "The village on the map" });
  const links = () => list.getByRole("link").elements();
  expect(links()).toHaveLength(13);
  for (const link of links()) {
    const { width: wide, height: high } = link.getBoundingClientRect();
    expect(wide).toBeGreaterThanOrEqual(28);
    expect(high).toBeGreaterThanOrEqual(28);
  }
  const tansy = page.getByRole("link", { name: "Mrs Tansy, the baker" });
  await expect.element(tansy).toHaveAttribute("href", "/world?who=tansy");
  const vet = page.getByRole("link", { name: "The vet" });
  await expect.element(vet).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "Old Peascod" }).click();
  await userEvent.keyboard("{Tab}{Enter}");
  expect(asked).toEqual(["peascod", "schoolmistress"]);
  await expectNoViolations();
  document.documentElement.style.colorScheme = "";
});

test("from afar one pin stands for all of them, and there is nothing where they are out of view", async () => {
  await page.viewport(800, 600);
  const frame = { width: 800, height: 600, bounds };
  const asked: string[] = [];
  const pinsAt = (view: ReturnType<typeof wholeCountry>) => (
    <main style={{ position: "relative", width: 800, height: 600 }}>
      <VillagePins
        seen={pinsInView(view, frame, { day, size })}
        who={null}
        onWho={(who) => asked.push(who)}
      />
    </main>
  );
  const { render } = mount(pinsAt(wholeCountry(frame)));
  await page.getByRole("link", { name: "Goose End: who lives in the village" }).click();
  expect(asked).toEqual(["everybody"]);
  await expectNoViolations();
  render(pinsAt({ x: 40, z: 20, zoom: 6 }));
  await expect.element(page.getByRole("list")).not.toBeInTheDocument();
});
