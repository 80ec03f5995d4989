import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { createWalletKit, WalletProvider } from "@loamstead/wallet-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { withoutGraphics } from "../scene/testing/withoutGraphics.ts";
import { loadLandingPage } from "./index.ts";

const kit = createWalletKit({
  appName: "Farm",
  learnMoreUrl: "",
  settings: async () => {
    throw new Error("Nobody connects here.");
  },
});

beforeEach(async () => {
  // What is live has tests of its own.
  withoutGraphics();
  const { Content } = await loadLandingPage("navigated");
  mount(
    <WalletProvider kit={kit}>
      <main>
        <Content />
      </main>
    </WalletProvider>,
  );
});

afterEach(() => void vi.restoreAllMocks());

test("has a section for every link of the top bar, in its order", () => {
  const ids = [...document.querySelectorAll("main section[id]")].map(({ id }) => id);
  expect(ids).toEqual(["overview", "alphafields", "news", "flexiblegameplay", "world"]);
});

test("is heard at once where it is drawn from scratch", () => {
  expect(document.querySelectorAll("[data-printed]")).toHaveLength(0);
});

test("gives every section its own heading, under a single h1", () => {
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  for (const section of document.querySelectorAll("main section[id]")) {
    const title = document.getElementById(section.getAttribute("aria-labelledby") ?? "");
    expect(title?.tagName, section.id).toBe("H2");
    expect(section.contains(title)).toBe(true);
  }
});

test("gives every picture its size, so that nothing moves when it arrives", () => {
  for (const image of document.querySelectorAll("main img")) {
    expect(Number(image.getAttribute("width")), image.outerHTML).toBeGreaterThan(0);
    expect(Number(image.getAttribute("height")), image.outerHTML).toBeGreaterThan(0);
  }
});

test.each([320, 390, 768, 1000, 1280])("does not scroll sideways at %i px", async (width) => {
  await page.viewport(width, 800);
  expect(document.querySelector("main")!.getBoundingClientRect().width).toBeLessThanOrEqual(width);
  for (const section of document.querySelectorAll<HTMLElement>("main section[id] :is(h2, h3, p)")) {
    if (section.closest("[tabindex='0']")) continue;
    expect(section.getBoundingClientRect().right, section.outerHTML).toBeLessThanOrEqual(width);
  }
});

test("shows the soils as a table when asked, and the lands of the map again", async () => {
  const table = page.getByRole("table", { name: "The six soils" });
  await expect.element(table).not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Soil" }).click();
  await expect.element(table).toBeVisible();
  await page.getByRole("tab", { name: "Region" }).click();
  await expect.element(table).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Region").getByText("Orchard Vale")).toBeVisible();
});

test("can be read by everyone, by day and by night", async () => {
  await expectNoViolations();
});
