// A short list of pieces that the device keeps: never more than a few, and never what cannot be read.
import { Watched } from "@loamstead/lib/watched.ts";
import * as v from "valibot";
import type { ModelId } from "../model/room.ts";

/** What this needs of the browser's storage. */
export type StringStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
};

export type ModelListOptions = {
  readonly key: string;
  readonly most: number;
  /** Pieces that the catalogue no longer has are left where they are, but not shown. */
  readonly shelf: StringStorage | null;
};

const stored = v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,47}$/)));

function read({ key, most, shelf }: ModelListOptions): readonly ModelId[] {
  try {
    const found = v.safeParse(stored, JSON.parse(shelf?.getItem(key) ?? "[]"));
    return found.success ? [...new Set(found.output)].slice(0, most) : [];
  } catch {
    // Blocked, or not ours: begin anew.
    return [];
  }
}

type Kept = { readonly models: readonly ModelId[] };

/** The newest first. */
export class KeptModels {
  readonly #keeping: ModelListOptions;
  readonly #kept: Watched<Kept>;

  constructor(keeping: ModelListOptions) {
    this.#keeping = keeping;
    this.#kept = new Watched({ models: read(keeping) });
  }

  readonly state = (): readonly ModelId[] => this.#kept.state().models;

  readonly subscribe = (listener: () => void): (() => void) => this.#kept.subscribe(listener);

  /** To the front, whether it was there or not. */
  readonly add = (model: ModelId): void => {
    this.#keep([model, ...this.state().filter((other) => other !== model)]);
  };

  readonly toggle = (model: ModelId): void => {
    if (this.state().includes(model)) this.#keep(this.state().filter((other) => other !== model));
    else this.add(model);
  };

  /** After another tab has written. */
  readonly reread = (): void => {
    const models = read(this.#keeping);
    if (models.join() !== this.state().join()) this.#kept.set({ models });
  };

  #keep(models: readonly ModelId[]): void {
    const { key, most, shelf } = this.#keeping;
    const kept = models.slice(0, most);
    this.#kept.set({ models: kept });
    try {
      shelf?.setItem(key, JSON.stringify(kept));
    } catch {
      // Full or blocked: then it is kept for as long as the page is open.
    }
  }
}
