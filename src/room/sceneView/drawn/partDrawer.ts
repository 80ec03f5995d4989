// Has the parts of the picture drawn, the most wanted first, and remembers them: no thing waits for the walls.
import { Watched } from "../../../lib/watched.ts";
import type { PictureRef } from "../../model/room.ts";
import type { Look } from "../../picture/drawLook.ts";
import type { PictureBook } from "../../pictures/pictureBook.ts";
import { pictureKey, picturesIn } from "../../pictures/picturesIn.ts";
import type { PartAnswer, PartRequest, ShellWish, Wish } from "./drawing.ts";

export type DrawnPart = Look & { readonly prefix: string };
export type DrawnShell = DrawnPart & { readonly wish: ShellWish };

export type Drawn = {
  readonly looks: ReadonlyMap<string, DrawnPart>;
  /** The newest last. */
  readonly shells: readonly DrawnShell[];
  /** What was wanted and could not be drawn. */
  readonly failed: ReadonlySet<string>;
};

export type Thread = {
  readonly ask: (request: PartRequest) => void;
  readonly close: () => void;
};
export type OpenThread = (answered: (answer: PartAnswer) => void, failed: () => void) => Thread;

export type PartDrawer = {
  readonly drawn: Watched<Drawn>;
  /** All that is wanted now, the most wanted first; what was wanted before is so no longer. */
  readonly want: (wishes: readonly Wish[]) => void;
  readonly close: () => void;
};

/** Undone and turned back rooms are there at once. */
const MOST_SHELLS = 8;
const MOST_LOOKS = 900;

const shownIn = (wish: Wish): readonly PictureRef[] =>
  wish.kind === "look"
    ? wish.wanted.picture
      ? [wish.wanted.picture]
      : []
    : picturesIn(wish.document);

const newThread: OpenThread = (answered, failed) => {
  const thread = new Worker(new URL("./drawParts.worker.ts", import.meta.url), { type: "module" });
  thread.addEventListener("message", ({ data }: MessageEvent<PartAnswer>) => answered(data));
  thread.addEventListener("error", failed);
  return { ask: (request) => thread.postMessage(request), close: () => thread.terminate() };
};

export function openPartDrawer(pictures: PictureBook, open: OpenThread = newThread): PartDrawer {
  const drawn = new Watched<Drawn>({ looks: new Map(), shells: [], failed: new Set() });
  let wanted: readonly Wish[] = [];
  let serial = 0;
  let isOpen = true;

  const isKnown = ({ kind, key }: Wish): boolean => {
    const { looks, shells, failed } = drawn.state();
    if (failed.has(key)) return true;
    return kind === "look" ? looks.has(key) : shells.some(({ wish }) => wish.key === key);
  };

  function take({ wish, drawn: look }: PartAnswer, prefix: string): void {
    const { looks, shells, failed } = drawn.state();
    if (!look) drawn.set({ failed: new Set([...failed, wish.key]) });
    else if (wish.kind === "look") {
      const younger = [...looks].slice(Math.max(0, looks.size + 1 - MOST_LOOKS));
      drawn.set({ looks: new Map([...younger, [wish.key, { ...look, prefix }]]) });
    } else drawn.set({ shells: [...shells, { ...look, prefix, wish }].slice(-MOST_SHELLS) });
  }

  /** A thread for one kind of part, which does one at a time. */
  function lane(kind: Wish["kind"]): { next: () => Promise<void>; close: () => void } {
    let asked: Wish | null = null;
    let prefix = "";
    const answered = (answer: PartAnswer) => {
      asked = null;
      if (!isOpen) return;
      take(answer, prefix);
      void next();
    };
    const thread = open(answered, () => {
      if (asked) answered({ wish: asked, drawn: null });
    });
    async function next(): Promise<void> {
      const wish = wanted.find((each) => each.kind === kind && !isKnown(each));
      if (asked || !wish || !isOpen) return;
      asked = wish;
      prefix = `part${(serial++).toString(36)}-`;
      const addresses = new Map<string, string>();
      for (const picture of shownIn(wish)) {
        const url = await pictures.url(picture);
        if (url !== null) addresses.set(pictureKey(picture), url);
      }
      if (isOpen) thread.ask({ wish, prefix, addresses });
    }
    return { next, close: thread.close };
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
