// What others listen to: events as they happen, and a value that changes as a whole (event emitter, observable store).

/** Whoever wants to hear of something, until they do not any more. */
export class Listeners<Event = void> {
  readonly #listeners = new Set<(event: Event) => void>();

  /** Gives back what ends the listening. */
  readonly add = (listener: (event: Event) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly tell = (event: Event): void => {
    for (const listener of this.#listeners) listener(event);
  };

  get size(): number {
    return this.#listeners.size;
  }
}

/** What React's `useSyncExternalStore` asks of a store. */
export type Source<T> = {
  /** The same object until something changes. */
  readonly state: () => T;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A value that changes as a whole, and tells whoever watches it. */
export class Watched<T extends object> implements Source<T> {
  #state: T;
  readonly #listeners = new Listeners();

  constructor(state: T) {
    this.#state = state;
  }

  readonly state = (): T => this.#state;

  readonly subscribe = this.#listeners.add;

  set(change: Partial<T>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell();
  }
}
