import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import words from "../../../content/landing/alpha-fields.json";
import site from "../../../site.config.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { withoutGraphics } from "../../scene/testing/withoutGraphics.ts";
import { FieldsByNumber } from "./AlphaFields.tsx";

const { address, size } = site.collection;
const nameOf = (id: number) => fieldName(id, fieldTraits(address, id));
const heading = (id: number) => page.getByRole("heading", { name: nameOf(id) });
const drum = (name: string) => page.getByRole("spinbutton", { name, exact: true });
/** With as many digits as the dial has drums. */
const written = (id: number) => String(id).padStart(String(size - 1).length, "0");
const before = location.href;

beforeEach(() => {
  // The live field has tests of its own, and is slow to draw in software.
  withoutGraphics();
});

const open = (own: readonly number[] = []) =>
  mount(
    <main>
      <FieldsByNumber own={own} />
    </main>,
  );

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", before);
});

test("a holder sees a field of their own first, as such, and what is typed or in the address before it", async () => {
  history.replaceState(null, "", "?field=7");
  const given = open([44, 90]);
  await expect.element(heading(7)).toBeVisible();
  given.unmount();
  history.replaceState(null, "", before);

  open([44, 90]);
  await expect.element(heading(44)).toBeVisible();
  await expect.element(page.getByText("Deed of your field 44", { exact: true })).toBeVisible();
  // Nobody has asked for it: the address stays what it was.
  expect(new URL(location.href).searchParams.has("field")).toBe(false);
  drum("Ones").element().focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText("Deed of field 45", { exact: true })).toBeVisible();
});

test("the address of the page that a link leads to on stays its own", async () => {
  open();
  drum("Ones").element().focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(heading(418)).toBeVisible();
  // Until that page is there, this one stands.
  history.replaceState(null, "", "/next");
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(location.href).toBe(new URL("/next", before).href);
});

test("by keys alone: turned, walked, typed; the deed follows, and the address remembers", async () => {
  open();
  await expect.element(heading(417)).toBeVisible();
  const shown = [...written(417)];
  const turned = async (keys: string, drumAt: number, digit: (now: number) => number) => {
    shown[drumAt] = String((digit(Number(shown[drumAt])) + 10) % 10);
    await userEvent.keyboard(keys);
    await expect.element(heading(Number(shown.join("")))).toBeVisible();
  };
  (page.getByRole("spinbutton").first().element() as HTMLElement).focus();
  await turned("{ArrowUp}", 0, (now) => now + 1);
  await turned("{ArrowDown}{ArrowDown}", 0, (now) => now - 2);
  await turned("{ArrowRight}{Home}", 1, () => 0);
  await turned("{ArrowRight}{End}", 2, () => 9);
  await userEvent.keyboard(`{ArrowLeft}{ArrowLeft}${written(42)}`);
  await expect.element(heading(42)).toBeVisible();
  await expect.element(drum("Ones")).toHaveAttribute("aria-valuenow", "2");
  await expect.element(page.getByRole("link", { name: "Visit 42" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Farm here" }))
    .toHaveAttribute("href", "/play?field=42");
  await expect.poll(() => new URL(location.href).searchParams.get("field")).toBe("42");
});

test("by hand: what stands above or below is pressed, a drum is dragged, all are rolled", async () => {
  open();
  const ones = drum("Ones").element();
  const { left, top, width, height } = ones.getBoundingClientRect();
  const x = left + width / 2;
  const at = (type: string, y: number) =>
    ones.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 }),
    );
  // No pointer of the device is down, which a capture would ask for.
  ones.setPointerCapture = () => {};
  const press = (y: number) => [at("pointerdown", y), at("pointerup", y)];
  press(top + height - 10);
  await expect.element(heading(418)).toBeVisible();
  press(top + 10);
  press(top + 10);
  await expect.element(heading(416)).toBeVisible();
  press(top + height / 2);
  at("pointerdown", top + 60);
  at("pointermove", top + 60 - 90);
  at("pointerup", top + 60 - 90);
  await expect.element(heading(418)).toBeVisible();
  await page.getByRole("button", { name: "Roll" }).click();
  await expect.element(heading(418)).not.toBeInTheDocument();
});

test("two fields are laid beside each other", async () => {
  open();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.element(page.getByText(/^Field 417 lies beside the dial now/)).toBeVisible();
  drum("Ones").element().focus();
  await userEvent.keyboard("{ArrowUp}");
  const words = page.getByText(new RegExp(`^Beside ${nameOf(417)}, field 417: `));
  await expect.element(words).toBeVisible();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.element(words).not.toBeInTheDocument();
});

test("the plank counts every field, marks the landmark of the chosen one, and can be read by everyone", async () => {
  open();
  const plank = () => document.querySelector("ul[aria-label^=Landmarks]");
  await expect.poll(plank).not.toBeNull();
  plank()!.scrollIntoView();
  const pieces = page.getByRole("list", { name: /^Landmarks/ }).getByRole("link");
  await expect.element(pieces.first()).toBeVisible();
  const counts = pieces
    .elements()
    .map(({ textContent }) => Number.parseInt(textContent.replace(/,/g, ""), 10));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(size);
  const current = () => pieces.elements().filter((piece) => piece.ariaCurrent === "true");
  expect(current().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Hot spring"),
  ]);
  await expectNoViolations();
});

test("the plank asks about the landmark that it marks", async () => {
  open();
  const plank = () => document.querySelector("ul[aria-label^=Landmarks]");
  const asked = () => plank()?.parentElement?.querySelector("h3")?.textContent;
  const marked = () => plank()?.querySelector("[aria-current]")?.getAttribute("href");
  const landmarkOf = (id: number) => fieldTraits(address, id).landmark;
  const expectAbout = async (id: number) => {
    const kind = landmarkOf(id);
    await expect.poll(marked).toBe(`/fields?landmark=${kind}`);
    await expect.poll(asked).toBe(words.oddsTitle[kind]);
  };
  await expectAbout(417);
  const all = Array.from({ length: size }, (_, id) => id);
  const kinds = new Set(all.map(landmarkOf));
  for (const kind of kinds) {
    const id = all.find((each) => landmarkOf(each) === kind)!;
    (page.getByRole("spinbutton").first().element() as HTMLElement).focus();
    await userEvent.keyboard(written(id));
    await expect.element(heading(id)).toBeVisible();
    await expectAbout(id);
  }
});

test("on a phone the island lies in the middle, and all of the deed on the page", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(390, 844);
  open();
  await expect.element(heading(417)).toBeVisible();
  const { left, right } = document.querySelector("figure")!.getBoundingClientRect();
  expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2);
  // As wide as a browser took it once its picture had come: wider than its place.
  document.querySelector<HTMLElement>("figure")!.style.width = "500px";
  const ends = (part: Element) => part.getBoundingClientRect().right;
  const deed = page.getByText("Deed of field 417", { exact: true }).element().parentElement!;
  expect(ends(deed)).toBeLessThanOrEqual(390);
  // The wooden dial takes what the page has, and no more.
  const dial = drum("Ones").element().closest("[role=group]")!.parentElement!;
  expect(ends(dial)).toBeLessThanOrEqual(370);
});
