import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { RoomBand } from "./RoomBand.tsx";

const lamps = () => page.getByRole("switch", { name: "Lamps" });
const dark = () => document.querySelector<HTMLImageElement>("img[src*='room-dark']");
const rooms = () => page.getByRole("list", { name: "Rooms" }).getByRole("link").elements();

function tell(answer: () => Response) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
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

test("shows the newest rooms of people, and rooms of the house in the place of missing ones", async () => {
  const by = `0x${"cd".repeat(20)}`;
  const told = { id: "abc123", version: 2, name: "Attic", by };
  tell(() => Response.json({ rooms: [told, { id: "../x" }], after: null }));
  mount(<RoomBand />);
  await expect
    .poll(() => rooms().map((room) => room.getAttribute("href")))
    .toEqual(["/rooms/abc123", "/room-designer"]);
  const [first, second] = rooms().map(({ textContent }) => textContent);
  expect(first).toBe("Attic furnished by 0xcdcd…cdcd");
  expect(second).toContain("a room of the house");
});

test("without an answer the rooms are those of the house; all of it can be read by everyone", async () => {
  tell(() => new Response(null, { status: 503 }));
  mount(
    <main>
      <RoomBand />
    </main>,
  );
  await expect.poll(() => rooms().length).toBe(2);
  for (const room of rooms()) expect(room.textContent).toContain("a room of the house");
  await expectNoViolations();
});
