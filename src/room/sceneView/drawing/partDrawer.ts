// Has the parts of the drawing drawn, the most wanted first, and remembers them: no thing waits for the walls.
import { Watched } from "@loamstead/lib/watched.ts";
import { picturesIn } from "../../model/picturesIn.ts";
import type { PictureRef } from "../../model/room.ts";
import { type ModelWorker, openModelWorker } from "../../modelWorker/modelWorker.ts";
import { pictureUrls } from "../../modelWorker/pictureUrls.ts";
import type { ThingDrawing } from "../../picture/drawThing.ts";
import type { PictureBook } from "../../pictures/pictureBook.ts";
import type { PartRequest, ShellRequest } from "./drawingParts.ts";

export type DrawnPart = ThingDrawing & { readonly prefix: string };
export type DrawnShell = DrawnPart & { readonly wish: ShellRequest };

export type DrawnRoomParts = {
  readonly looks: ReadonlyMap<string, DrawnPart>;
  /** The newest last. */
  readonly shells: readonly DrawnShell[];
  /** What was wanted and could not be drawn. */
  readonly failed: ReadonlySet<string>;
};

export type PartDrawer = {
  readonly drawn: Watched<DrawnRoomParts>;
  /** All that is wanted now, the most wanted first; what was wanted before is so no longer. */
  readonly want: (wishes: readonly PartRequest[]) => void;
  readonly close: () => void;
};

/** Undone and turned back rooms are there at once. */
const MOST_SHELLS = 8;
const MOST_LOOKS = 900;

const shownIn = (wish: PartRequest): readonly PictureRef[] =>
  wish.kind === "look"
    ? wish.wanted.picture
      ? [wish.wanted.picture]
      : []
    : picturesIn(wish.document);

export function openPartDrawer(
  pictures: PictureBook,
  open: () => ModelWorker = openModelWorker,
): PartDrawer {
  const drawn = new Watched<DrawnRoomParts>({ looks: new Map(), shells: [], failed: new Set() });
  let wanted: readonly PartRequest[] = [];
  let serial = 0;
  let isOpen = true;

  const isKnown = ({ kind, key }: PartRequest): boolean => {
    const { looks, shells, failed } = drawn.state();
    if (failed.has(key)) return true;
    return kind === "look" ? looks.has(key) : shells.some(({ wish }) => wish.key === key);
  };

  function take(wish: PartRequest, look: ThingDrawing | null, prefix: string): void {
    const { looks, shells, failed } = drawn.state();
    if (!look) drawn.set({ failed: new Set([...failed, wish.key]) });
    else if (wish.kind === "look") {
      const younger = [...looks].slice(Math.max(0, looks.size + 1 - MOST_LOOKS));
      drawn.set({ looks: new Map([...younger, [wish.key, { ...look, prefix }]]) });
    } else drawn.set({ shells: [...shells, { ...look, prefix, wish }].slice(-MOST_SHELLS) });
  }

  /** A worker for one kind of part, which does one at a time. */
  function lane(kind: PartRequest["kind"]): { next: () => Promise<void>; close: () => void } {
    const worker = open();
    let isBusy = false;
    async function next(): Promise<void> {
      const wish = wanted.find((each) => each.kind === kind && !isKnown(each));
      if (isBusy || !wish || !isOpen) return;
      isBusy = true;
      const prefix = `part${(serial++).toString(36)}-`;
      const urls = await pictureUrls(shownIn(wish), pictures.url);
      if (!isOpen) return;
      const { key: _, ...part } = wish;
      const look = await worker.ask({ ...part, prefix, urls });
      isBusy = false;
      if (!isOpen) return;
      take(wish, look.ok ? look.value : null, prefix);
      void next();
    }
    return { next, close: worker.close };
  }

  const lanes = [lane("shell"), lane("look")];
  return {
    drawn,
    want(wishes) {
      wanted = wishes;
      for (const each of lanes) void each.next();
    },
    close() {
      isOpen = false;
      for (const each of lanes) each.close();
    },
  };
}
