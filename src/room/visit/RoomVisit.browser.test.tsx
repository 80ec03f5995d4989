// A shared room is entered in a real browser: turned, lit, walked and left, by keys alone; and not moved.

import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { encode } from "../model/encode.ts";
import { floorPlace, thing } from "../model/placed.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { RoomVisit } from "./RoomVisit.tsx";

afterEach(() => vi.restoreAllMocks());

const nobody: readonly { piece: string; count: number }[] = [];

function show(answer: () => Response) {
  const { fetch } = window;
  const asked: string[] = [];
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const address = String(path instanceof Request ? path.url : path);
    if (!address.includes("/api/rooms/")) return fetch(path, init);
    asked.push(`${init?.method ?? "GET"} ${address}`);
    return answer();
  });
  const left = vi.fn();
  mount(
    <main>
      <LiveRegion scope={undefined} />
      <div
        ref={(element) => {
          element?.style.setProperty("position", "relative");
          element?.style.setProperty("width", "320px");
          element?.style.setProperty("height", "240px");
        }}
      >
        <RoomVisit id="0123456789" owned={nobody} onLeave={left} />
      </div>
    </main>,
  );
  return { left, asked };
}

describe("RoomVisit", () => {
  test("it is turned, seen by night, walked and left by keys, and nothing of it is sent", async () => {
    // Walking takes the whole window, and every pixel of it is painted without a graphics card.
    await page.viewport(480, 360);
    const room = withItems(bareRoom(6, 6), [thing("stool", "wobbly-stool", floorPlace(4, 4))]);
    const document = JSON.parse(encode(room));
    const { left, asked } = show(() => Response.json({ document }));
    const surface = page.getByRole("application", { name: /^The room\./ });
    await expect.element(surface).toHaveFocus();
    const visit = () => window.document.querySelector<HTMLElement>("[data-window]")!;
    await expect.poll(() => visit().dataset.isWhole, { timeout: 60_000 }).toBe("true");
    // The last of the tools to come; from then on all of them stay where they are.
    await expect.element(page.getByRole("button", { name: /^Film it/ })).toBeEnabled();
    await expectNoViolations();

    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByText(/^facing/).first()).toBeInTheDocument();
    page.getByRole("radio", { name: "Day" }).element().focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(page.getByRole("radio", { name: "Night" })).toBeChecked();
    await expect.poll(() => visit().dataset.light).toBe("night");

    await page.getByRole("button", { name: "Walk inside" }).click();
    const walk = page.getByRole("application", { name: /^Walking inside/ });
    await expect.element(walk).toHaveFocus();
    const { width, height } = visit().getBoundingClientRect();
    expect([Math.round(width), Math.round(height)]).toEqual([innerWidth, innerHeight]);
    await userEvent.keyboard("{ArrowUp}{Escape}");
    await expect.element(surface).toHaveFocus();
    expect(left).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(left).toHaveBeenCalledOnce();
    // Read, once for each time that it is mounted, and never written.
    expect([...new Set(asked)]).toEqual(["GET /api/rooms/0123456789?as=shown"]);
  });

  test("a room that is gone is told of, and its picture stays", async () => {
    const { left } = show(() => Response.json({ code: "not-found" }, { status: 404 }));
    await expect.poll(() => left.mock.calls.length).toBe(1);
  });
});
