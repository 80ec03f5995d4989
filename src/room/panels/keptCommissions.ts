// The villagers' cards as the device keeps them: the one that is taken on, and those that were answered.
import { Watched } from "@loamstead/lib/watched.ts";
import * as v from "valibot";
import type { StringStorage } from "./keptModels.ts";

const MOST_ANSWERED = 100;

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

/** What was answered in which room, and when, in milliseconds since 1970. */
const answered = v.object({
  commission: id,
  room: v.pipe(v.string(), v.maxLength(200)),
  at: v.pipe(v.number(), v.finite()),
});

const stored = v.object({ taken: v.nullable(id), answered: v.array(answered) });

export type AnsweredCommission = Readonly<v.InferOutput<typeof answered>>;

type Kept = {
  readonly taken: string | null;
  /** The newest first, each card once. */
  readonly answered: readonly AnsweredCommission[];
};

const nothing: Kept = { taken: null, answered: [] };

export class KeptCommissions extends Watched<Kept> {
  readonly #key: string;
  readonly #shelf: StringStorage | null;

  constructor(key: string, shelf: StringStorage | null) {
    super(nothing);
    this.#key = key;
    this.#shelf = shelf;
    this.reread();
  }

  readonly take = (taken: string | null): void => this.#keep({ ...this.state(), taken });

  /** On the shelf from now on. */
  readonly answer = (entry: AnsweredCommission): void => {
    const others = this.state().answered.filter(
      ({ commission }) => commission !== entry.commission,
    );
    this.#keep({ taken: null, answered: [entry, ...others].slice(0, MOST_ANSWERED) });
  };

  /** After another tab has written. */
  readonly reread = (): void => {
    try {
      const found = v.safeParse(stored, JSON.parse(this.#shelf?.getItem(this.#key) ?? "null"));
      this.set(found.success ? found.output : nothing);
    } catch {
      // Blocked, or not ours: begin anew.
      this.set(nothing);
    }
  };

  #keep(kept: Kept): void {
    this.set(kept);
    try {
      this.#shelf?.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Full or blocked: then it is kept for as long as the page is open.
    }
  }
}
