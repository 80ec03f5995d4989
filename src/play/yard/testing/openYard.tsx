// The yard of a trial farm on a test's page, with the voice that speaks for it.
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { withoutGraphics } from "../../../scene/testing/withoutGraphics.ts";
import { openedOnPage } from "../../testing/openedOnPage.ts";
import { Farmyard } from "../Farmyard.tsx";

const nothing = () => {};

/** As the shell lays it out: a column for its folded bar, and one for the rest. */
function standInShell(main: HTMLElement | null): void {
  if (!main) return;
  main.style.display = "grid";
  main.style.gridTemplateColumns = "auto minmax(0, 1fr)";
}

export function openYard(...how: Parameters<typeof openedOnPage>) {
  // The bed alone: what is drawn in the round has tests of its own.
  withoutGraphics();
  onTestFinished(() => void vi.restoreAllMocks());
  const played = openedOnPage(...how);
  const ways = {
    onOpen: nothing,
    onFetch: nothing,
    onFarms: nothing,
    onAnother: nothing,
    onMove: nothing,
    onTake: nothing,
    onTimes: nothing,
    onYear: nothing,
    onRemove: nothing,
  };
  const onFile = vi.fn();
  mount(
    <main ref={standInShell}>
      <Farmyard played={played} others={[]} {...ways} onFile={onFile} />
      <LiveRegion />
    </main>,
  );
  return { played, onFile };
}

export const findPlot = (name: RegExp) => page.getByRole("gridcell", { name });

export const sown = (played: ReturnType<typeof openedOnPage>) =>
  played.state().farm.plots.filter((one) => one.sown !== null).length;
