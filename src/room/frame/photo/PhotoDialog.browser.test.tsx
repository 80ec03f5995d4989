// A photograph by keys alone: chosen, taken, stopped, framed, saved and sent; and said where there is none to be had.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withoutGraphics } from "../../../scene/testing/withoutGraphics.ts";
import { useOverlays } from "../../editor/EditorContext.ts";
import { showView } from "../../editor/testing/showView.tsx";
import { floorPlace, thing } from "../../model/placed.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { SceneView } from "../../sceneView/SceneView.tsx";
import { openedStage } from "../../sceneView/useStage.ts";
import { PhotoDialog } from "./PhotoDialog.tsx";
import type { Trial } from "./usePhoto.ts";

/** Software draws slowly where others work beside it. */
const SLOW = { timeout: 240_000 };

const parlour = () => withItems(bareRoom(6, 6), [thing("table", "farm-table", floorPlace(8, 9))]);
const trial = { rays: 64, exposures: 2, dots: { width: 60, height: 40 } };
const dialog = () => page.getByRole("dialog", { name: "A photograph of the room" });
const button = (name: string) => dialog().getByRole("button", { name });

/** As the dialogs of the editor have it. */
function Asked({ trial }: { trial?: Trial }) {
  return useOverlays(({ open }) => open?.kind === "photo") && <PhotoDialog trial={trial} />;
}

/** The room behind it is drawn by the processor too, however large the page is. */
function keepSmall(element: HTMLElement | null): void {
  const style = { position: "relative", width: "160px", height: "120px", overflow: "hidden" };
  Object.assign(element?.style ?? {}, style);
}

/** What is on a canvas, as one number. */
function sumOf(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((sum, one) => sum + one, 0);
}

/** A device that hands pictures on, whose sheet is closed without an answer. */
function sendingDevice(): ShareData[] {
  const shared: ShareData[] = [];
  Object.defineProperty(navigator, "canShare", { value: () => true, configurable: true });
  Object.defineProperty(navigator, "share", {
    value: async (data: ShareData) => {
      shared.push(data);
      throw new DOMException("closed", "AbortError");
    },
    configurable: true,
  });
  onTestFinished(() => {
    for (const name of ["canShare", "share"]) Reflect.deleteProperty(navigator, name);
  });
  return shared;
}

describe("PhotoDialog", () => {
  test("it is taken by keys, stopped in the middle, framed, saved and sent", SLOW, async () => {
    const shared = sendingDevice();
    await emulate({ "prefers-reduced-motion": "reduce" });
    await page.viewport(320, 240);
    const view = showView(
      parlour(),
      <>
        <div ref={keepSmall}>
          <SceneView />
        </div>
        <Asked trial={trial} />
      </>,
    );
    await expect.poll(openedStage, SLOW).not.toBeNull();
    const { session, overlays } = view;
    session.select(["table"]);
    const before = session.state();
    // A phone shows where the picture comes and the button for it together, with nothing scrolled away.
    await page.viewport(390, 844);
    overlays.set({ open: { kind: "photo" } });
    await expect.element(dialog()).toBeVisible();
    await expect.element(button("Take the photograph")).toHaveFocus();
    expect(dialog().element().scrollTop).toBe(0);
    const foot = () => button("Take the photograph").element().getBoundingClientRect().bottom;
    await expect.poll(foot).toBeLessThan(844);
    await page.viewport(320, 240);
    await expect.element(dialog().getByRole("img", { name: /normal lens/ }), SLOW).toBeVisible();
    // It is of what is chosen in the room; here something else can be chosen, and where the lens points.
    const subject = dialog().getByRole("combobox", { name: "What it is of" });
    await expect.element(subject).toHaveValue("table");
    const seen = () => sumOf(dialog().getByRole("img").element().querySelector("canvas")!);
    const first = seen();
    (button("Aim further left").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(seen, SLOW).not.toBe(first);
    await expect.element(button("Aim further left")).toHaveFocus();
    const aside = seen();
    await userEvent.click(button("Take less of it, closer"));
    await expect.poll(seen, SLOW).not.toBe(aside);
    await userEvent.click(button("Take more of it"));
    await expect.poll(seen, SLOW).toBe(aside);
    await userEvent.selectOptions(subject, "What suits best");
    await expect.element(subject).toHaveValue("");
    // Another subject is looked at straight.
    await userEvent.selectOptions(subject, "table");
    await expect.poll(seen, SLOW).toBe(first);
    await expectNoViolations();
    // No word lies over another's.
    for (const { scrollWidth, clientWidth, textContent } of dialog()
      .element()
      .querySelectorAll("label"))
      expect(scrollWidth, textContent).toBeLessThanOrEqual(clientWidth);

    const wide = dialog().getByRole("radio", { name: "Wide" });
    (dialog().getByRole("radio", { name: "Normal" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(wide).toBeChecked();
    (button("Take the photograph").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog().getByRole("progressbar")).toBeInTheDocument();
    await expect.element(button("Stop")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog().getByText(/^Stopped/)).toBeVisible();
    expect(session.state()).toBe(before);

    (button("Take the photograph").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Save it"), SLOW).toBeVisible();
    await expect.element(button("Save it")).toHaveFocus();
    const canvas = () => dialog().getByRole("img").element().querySelector("canvas")!;
    expect([canvas().width, canvas().height]).toEqual([60, 40]);
    expect(sumOf(canvas())).toBeGreaterThan(60 * 40 * 255);
    await dialog().getByRole("radio", { name: "Print" }).click({ force: true });
    expect(canvas().height).toBeGreaterThan(45);
    await expectNoViolations();

    const files: Blob[] = [];
    const url = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:none";
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    onTestFinished(() => {
      url.mockRestore();
      click.mockRestore();
    });
    await userEvent.keyboard("{Enter}");
    (button("Save it").element() as HTMLElement).click();
    await expect.poll(() => files.length).toBeGreaterThan(0);
    expect(files[0]!.type).toBe("image/png");
    expect((files[0] as File).name).toMatch(/\.photo\.png$/);

    // Closing the device's own sheet is an answer, and needs no reply.
    await button("Send it").click();
    await expect.poll(() => shared.length).toBe(1);
    expect(shared[0]!.files![0]!.type).toBe("image/png");

    overlays.set({ open: null });
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(session.state()).toBe(before);
  });

  test("without graphics it says so, and offers nothing that cannot be", async () => {
    withoutGraphics();
    const { overlays } = showView(parlour(), <Asked />);
    overlays.set({ open: { kind: "photo" } });
    await expect.element(dialog().getByRole("alert").getByText(/no 3D/)).toBeVisible();
    expect(dialog().getByRole("button", { name: "Take the photograph" }).query()).toBeNull();
    await expectNoViolations();
    overlays.set({ open: null });
  });
});
