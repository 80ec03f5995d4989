import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import words from "../../../content/landing/room-band.json";
import { RoomBand } from "./RoomBand.tsx";

const lamps = () => page.getByRole("switch", { name: "Lamps" });
const stove = () => page.getByRole("switch", { name: "Stove" });
const pictureOf = (name: string) =>
  document.querySelector<HTMLImageElement>(`img[src*='/${name}-880']`);
const dark = () => pictureOf("room-dark");
/** Which of the pictures over the room are to be seen. */
const seen = () =>
  ["room-cold", "room-dark", "room-dark-cold"].filter((name) => {
    const picture = pictureOf(name);
    return picture && getComputedStyle(picture).opacity === "1";
  });
const rooms = () => page.getByRole("list", { name: "Rooms" }).getByRole("link").elements();

function tell(answer: (query: string) => Response) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (asked) =>
    answer(new URL(String(asked), location.href).search),
  );
}

afterEach(() => void vi.restoreAllMocks());

test("the dark picture is fetched when the lamps first go out, and fades", async () => {
  tell(() => Response.json({ rooms: [], after: null }));
  mount(<RoomBand />);
  await expect.element(lamps()).toBeChecked();
  expect(dark()).toBeNull();
  await lamps().click();
  await expect.poll(() => getComputedStyle(dark()!).opacity).toBe("1");
  await lamps().click();
  await expect.poll(() => getComputedStyle(dark()!).opacity).toBe("0");
  await expect.element(lamps()).toBeChecked();
});

test("by keys alone the stove goes out, by lamplight and in the dark, and is said to be out", async () => {
  tell(() => Response.json({ rooms: [], after: null }));
  mount(<RoomBand />);
  await expect.element(stove()).toBeChecked();
  await expect.element(page.getByRole("img", { name: words.picture, exact: true })).toBeVisible();
  expect(seen()).toEqual([]);
  stove().element().focus();
  await userEvent.keyboard(" ");
  await expect.poll(seen).toEqual(["room-cold"]);
  await expect.element(page.getByRole("img", { name: words.cold, exact: true })).toBeVisible();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(" ");
  await expect.poll(seen).toEqual(["room-dark-cold"]);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.poll(seen).toEqual(["room-dark"]);
  await lamps().click();
  await expect.poll(seen).toEqual([]);
  await expect.element(stove()).toBeChecked();
});

test("rooms that meet the theme of the week come before newer ones, and the theme is named", async () => {
  const room = (id: string) => ({ id, version: 1, name: id, by: null });
  const theme = { name: "A cat's corner", wishes: [] };
  const lists: Record<string, string[]> = { "?by=theme": ["b"], "": ["a", "b", "c"] };
  tell((query) => Response.json({ rooms: lists[query]!.map(room), theme, after: null }));
  mount(<RoomBand />);
  await expect
    .poll(() => rooms().map((each) => each.getAttribute("href")))
    .toEqual(["/rooms/b", "/rooms/a"]);
  await expect.element(page.getByText(/^Theme of the week:/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: theme.name }))
    .toHaveAttribute("href", "/rooms?by=theme");
});

test("shows the newest rooms of people, and rooms of the house in the place of missing ones", async () => {
  const by = `0x${"cd".repeat(20)}`;
  const told = { id: "abc123", version: 2, name: "Attic", by };
  tell(() => Response.json({ rooms: [told, { id: "../x" }], after: null }));
  mount(<RoomBand />);
  await expect
    .poll(() => rooms().map((room) => room.getAttribute("href")))
    .toEqual(["/rooms/abc123", "/room-designer?begin=harvest-kitchen"]);
  const [first, second] = rooms().map(({ textContent }) => textContent);
  expect(first).toBe("Attic furnished by 0xcdcd…cdcd");
  expect(second).toContain("ready-made");
});

test("without an answer the rooms are those of the house; all of it can be read by everyone", async () => {
  tell(() => new Response(null, { status: 503 }));
  mount(
    <main>
      <RoomBand />
    </main>,
  );
  await expect.poll(() => rooms().length).toBe(2);
  for (const room of rooms()) {
    expect(room.textContent).toContain("ready-made");
    // The band is as dark in both themes.
    expect(room.querySelector("img")!.src).toMatch(/-night\.webp$/);
  }
  await expectNoViolations();
});
