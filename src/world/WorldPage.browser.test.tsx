// The page of the country brought to life: named, walked, filtered and read as a table, with owners that are asked for.

import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { createWalletKit, WalletProvider } from "@loamstead/wallet-kit";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import site from "../../site.config.ts";
import { groundToDrawing } from "../fields/country/drawnView.ts";
import { hexCentre } from "../fields/land/hexCentre.ts";
import { landOf } from "../fields/land/landOf.ts";
import { neighbours } from "../fields/land/neighbours.ts";
import { place } from "../fields/land/place.ts";
import { fieldName } from "../fields/names/fieldName.ts";
import { withoutGraphics } from "../scene/testing/withoutGraphics.ts";
import { worldPage } from "./WorldPage.tsx";

const { size } = site.collection;
const many = (count: number) => count.toLocaleString("en");
const nameOf = (id: number) => fieldName(id, landOf(id));
const kit = createWalletKit({
  appName: site.name,
  learnMoreUrl: site.links.wallets.href,
  settings: () => new Promise(() => {}),
});
const PATIENCE = { timeout: 20_000 };

const index = () => document.querySelector("[aria-labelledby=parishes-title]");

function show({ isReturn = false } = {}): void {
  const before = location.href;
  // The live map has tests of its own, and is slow to draw in software.
  withoutGraphics();
  onTestFinished(() => {
    vi.restoreAllMocks();
    history.replaceState(null, "", before);
  });
  const { Content } = worldPage();
  mount(
    <main>
      <WalletProvider kit={kit}>
        <Content search="" isReturn={isReturn} />
      </WalletProvider>
    </main>,
  );
}

test("a server whose node is gone says as of which block keepers are shown", async () => {
  await page.viewport(1280, 900);
  const list = { size, owners: "", fields: btoa("\0".repeat(2 * size)) };
  const headers = { ETag: '"a"', "Read-Age": "600", "Read-Block": "1234" };
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () => new Response(JSON.stringify(list), { headers }),
  );
  // One may have been at its foot.
  show({ isReturn: true });
  expect(index()).not.toBeNull();
  await expect
    .element(page.getByRole("status").filter({ hasText: "Keepers as of block 1,234" }))
    .toBeVisible();
});

test("a field is named, the map walked, a filter set and the table read, while the server is away", async () => {
  await page.viewport(1280, 900);
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("away"));
  show();
  // The map is painted first.
  expect(index()).toBeNull();
  await expect.poll(index, PATIENCE).not.toBeNull();
  expect(document.querySelector("svg polygon")).toBeNull();
  const query = () => new URLSearchParams(location.search);
  await expect.element(page.getByText(`All ${many(size)} fields`)).toBeVisible();
  await expect.element(page.getByText(/^The server does not answer/)).toBeVisible();

  await page.getByRole("combobox", { name: /^Number, name/ }).fill(nameOf(417).slice(0, -1));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(page.getByRole("heading", { level: 2, name: nameOf(417) })).toBeVisible();
  expect(document.activeElement?.textContent).toBe("Open the field");
  await expect.poll(() => query().get("at"), PATIENCE).toBe("417");
  await expectNoViolations();

  (document.querySelector("[role=application]") as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  const east = neighbours(417, size).find(({ way }) => way === "east")!.id;
  await expect.element(page.getByRole("heading", { level: 2, name: nameOf(east) })).toBeVisible();

  // Without graphics the drawing itself is pressed.
  const walk = document.querySelector("[role=application]")!.getBoundingClientRect();
  const map = document.querySelector("picture + svg, picture ~ svg")!.getBoundingClientRect();
  const pressed = Math.floor(size * 0.26);
  const { left, top } = groundToDrawing(hexCentre(place(pressed)));
  await userEvent.click(page.getByRole("application"), {
    position: { x: map.x - walk.x + left * map.width, y: map.y - walk.y + top * map.height },
  });
  await expect
    .element(page.getByRole("heading", { level: 2, name: nameOf(pressed) }))
    .toBeVisible();

  await page.getByRole("combobox", { name: "Soil" }).selectOptions("peat");
  const onPeat = Array.from({ length: size }, (_, id) => landOf(id).soil).filter(
    (soil) => soil === "peat",
  ).length;
  const peat = many(onPeat);
  await expect.element(page.getByText(`${peat} fields of ${many(size)}`), PATIENCE).toBeVisible();
  expect(document.querySelectorAll("[d*=H]").length).toBeGreaterThan(1);

  await page.getByRole("link", { name: "Table", exact: true }).click();
  const table = page.getByRole("table", { name: "Fields of the country" });
  await expect.element(table).toHaveAttribute("aria-rowcount", `${onPeat + 1}`);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect.element(table).toHaveAttribute("aria-rowcount", `${size + 1}`);
  const box = document.querySelector("section[tabindex]")!;
  box.scrollTop = box.scrollHeight;
  await expect
    .element(page.getByRole("link", { name: nameOf(size - 1), exact: true }), PATIENCE)
    .toBeVisible();
  expect(document.querySelectorAll("tbody tr").length).toBeLessThan(80);
  await expect.poll(() => query().get("view"), PATIENCE).toBe("table");
  await expectNoViolations();
});

test("from one's own field to anybody in the village is four keys, and from a field at a corner too", async () => {
  await page.viewport(1280, 900);
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("", { status: 503 }));
  show();
  const map = page.getByRole("application", { name: "Map of the country" });
  for (const [letter, name] of [
    ["t", "Mrs Tansy, the baker"],
    ["q", "Widow Quern, at the mill"],
    ["d", "The pedlar"],
  ] as const) {
    (map.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    await expect.element(page.getByRole("heading", { level: 2, name: nameOf(0) })).toBeVisible();
    await userEvent.keyboard("v");
    await expect.element(page.getByRole("link", { name: "Mrs Tansy" })).toHaveFocus();
    await userEvent.keyboard(`${letter}{Enter}`);
    await expect.element(page.getByRole("heading", { level: 2, name })).toHaveFocus();
  }
  await expect.poll(() => location.search).toMatch(/^\?who=pedlar\b/);
  // Looked at again, the field names what stands at its corners.
  (map.element() as HTMLElement).focus();
  await userEvent.keyboard("{Home}");
  await page.getByRole("link", { name: "Mrs Tansy's bakery" }).click();
  await expect.element(page.getByRole("heading", { level: 2, name: /^Mrs Tansy/ })).toBeVisible();
  await page.getByRole("link", { name: "Close" }).click();
  await page.getByRole("link", { name: "Goose End: who lives in the village" }).click();
  await expect.element(page.getByRole("heading", { name: "Goose End, the village" })).toBeVisible();
  await expectNoViolations();
});
