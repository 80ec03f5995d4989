// The rooms to begin with: fetched when they are first to be shown.
import { Watched } from "@loamstead/lib/watched.ts";
import { useEffect } from "react";
import { useSelected } from "../editor/useSelected.ts";
import type { RoomDocument } from "../model/room.ts";

export type RoomTemplate = {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly document: RoomDocument;
};

type Templates = readonly RoomTemplate[];

export class LateTemplates extends Watched<{ readonly templates: Templates | null }> {
  readonly #load: () => Promise<Templates>;

  constructor(load: () => Promise<Templates>) {
    super({ templates: null });
    this.#load = load;
  }

  /** What cannot be had now may be the next time. */
  readonly fetch = (): void => {
    if (this.state().templates) return;
    this.#load().then(
      (templates) => this.set({ templates }),
      () => {},
    );
  };
}

/** Null until they are there. */
export function useTemplates(late: LateTemplates): Templates | null {
  useEffect(() => late.fetch(), [late]);
  return useSelected(late, (state) => state.templates);
}
