// The film by keys alone: chosen, stopped, left, gone on with, kept; and what there is where no film can be.
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { recordAnnouncements } from "@loamstead/ui/testing/recordAnnouncements.ts";
import { useState } from "react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { yearOnPage } from "./testing/yearOnPage.ts";
import { YearDialog } from "./YearDialog.tsx";
import { YearOffer } from "./YearOffer.tsx";
import { YearWay } from "./YearWay.tsx";

const SLOW = { timeout: 240_000 };
const dialog = page.getByRole("dialog", { name: "A month in five seconds" });
const button = (name: string) => dialog.getByRole("button", { name });

let farms = 0;
/** Each test has a farm of its own: a page remembers what was begun of the last. */
const ofAMonth = () => ({ ...yearOnPage(31), id: `farm ${farms++}` });

function Opened({ played }: { played: ReturnType<typeof ofAMonth> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Film
      </button>
      <YearDialog open={isOpen} played={played} onClose={() => setOpen(false)} />
      <LiveRegion />
    </main>
  );
}

async function opened(played = ofAMonth()) {
  mount(<Opened played={played} />);
  await page.getByRole("button", { name: "Film" }).click();
  await expect.element(dialog).toBeVisible();
}

afterEach(() => vi.unstubAllGlobals());

describe("YearDialog", () => {
  test("a film is begun by keys, stopped, left, and goes on where it was", SLOW, async () => {
    await opened();
    await expect.element(button("Make the film")).toHaveFocus();
    await expect.element(dialog.getByRole("radio", { name: "A film" })).toBeChecked();
    await expectNoViolations();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Stop")).toHaveFocus();
    await expect.element(dialog.getByRole("progressbar")).toBeVisible();
    await expect.element(dialog.getByText("It is being drawn."), SLOW).toBeInTheDocument();
    await expect.element(dialog.getByRole("heading", { name: "Month by month" })).toBeVisible();
    await expectNoViolations();
    const way = () => (dialog.getByRole("progressbar").element() as HTMLProgressElement).value;
    await expect.poll(way, SLOW).toBeGreaterThan(0);
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog.getByText(/^Stopped at picture \d+ of 54/)).toBeVisible();
    await expect.element(button("Go on")).toHaveFocus();
    const stopped = dialog.getByText(/^Stopped/).element().textContent;
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "Film" })).toHaveFocus();
    await page.getByRole("button", { name: "Film" }).click();
    await expect.element(dialog.getByText(stopped)).toBeVisible();
    // Another shape is another film.
    await userEvent.click(dialog.getByRole("radio", { name: "Tall" }));
    await expect.element(button("Make the film")).toBeVisible();
    await userEvent.keyboard("{Escape}");
  });

  test(
    "who wants no motion is offered the picture first, and keeps and shares it",
    SLOW,
    async () => {
      await emulate({ "prefers-reduced-motion": "reduce" });
      const shared: ShareData[] = [];
      Object.defineProperty(navigator, "canShare", { value: () => true, configurable: true });
      Object.defineProperty(navigator, "share", {
        value: async (data: ShareData) => void shared.push(data),
        configurable: true,
      });
      onTestFinished(() => {
        for (const name of ["canShare", "share"]) Reflect.deleteProperty(navigator, name);
      });
      await opened();
      await expect.element(dialog.getByRole("radio", { name: "A picture" })).toBeChecked();
      expect(dialog.getByRole("group", { name: "Shape" }).query()).toBeNull();
      const said = recordAnnouncements();
      await userEvent.keyboard("{Enter}");
      // What grows is not to be watched.
      await expect.element(dialog.getByRole("progressbar")).toBeVisible();
      expect(dialog.element().querySelector("canvas")).toBeNull();
      await expect.element(dialog.getByRole("img", { name: /wreath/ }), SLOW).toBeVisible();
      await expect.element(button("Keep the picture")).toHaveFocus();
      await expectNoViolations();

      const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
      onTestFinished(() => click.mockRestore());
      await userEvent.keyboard("{Enter}");
      expect(click).toHaveBeenCalledOnce();
      await expect.poll(said).toContain("Kept as buttercup-strip-a-month-in-five-seconds.png.");
      await userEvent.click(button("Share"));
      expect(shared[0]!.files![0]!.type).toBe("image/png");
    },
  );

  test("where no film can be written the picture alone is offered", async () => {
    vi.stubGlobal("VideoEncoder", undefined);
    await opened();
    await expect.element(button("Make the picture")).toHaveFocus();
    await expect.element(dialog.getByText(/writes no films/)).toBeVisible();
    expect(dialog.getByRole("radio").query()).toBeNull();
    await expectNoViolations();
  });

  test("says so where the log is not to be had", async () => {
    const log = async () => ({ ok: false, reason: "unavailable" }) as const;
    await opened({ ...ofAMonth(), log });
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog.getByText(/not to be had/)).toBeVisible();
    await expect.element(button("Try again")).toHaveFocus();
  });
});

test("the book of a young farm has no way to it, that of a month has", async () => {
  const young = yearOnPage(12);
  const { render } = mount(<YearWay played={young} />);
  expect(page.getByRole("button").query()).toBeNull();
  render(<YearWay played={ofAMonth()} />);
  await page.getByRole("button", { name: "A month in five seconds" }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
});

function Today({ played }: { played: ReturnType<typeof ofAMonth> }) {
  const [stop, setStop] = useState<HTMLElement | null>(null);
  return (
    <main>
      <h2 ref={setStop} tabIndex={-1}>
        Today
      </h2>
      <YearOffer played={played} now={played.now()} stop={() => stop} />
    </main>
  );
}

test("on its day it is offered once, and keys go on where they were", async () => {
  onTestFinished(() => localStorage.removeItem("play-year-offers"));
  const played = { ...ofAMonth(), now: () => Date.UTC(2027, 0, 1, 9) };
  const { unmount } = mount(<Today played={played} />);
  await expect.element(page.getByRole("heading", { name: "A new year begins" })).toBeVisible();
  await expectNoViolations();
  (page.getByRole("button", { name: "Not now" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Today" })).toHaveFocus();
  unmount();
  mount(<Today played={played} />);
  expect(page.getByRole("heading", { name: "A new year begins" }).query()).toBeNull();
});
