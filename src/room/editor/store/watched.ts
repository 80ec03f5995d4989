// A value that changes as a whole, and tells whoever watches it.
export type Source<T> = {
  /** The same object until something changes. */
  readonly state: () => T;
  readonly subscribe: (listener: () => void) => () => void;
};

export class Watched<T extends object> implements Source<T> {
  #state: T;
  readonly #listeners = new Set<() => void>();

  constructor(state: T) {
    this.#state = state;
  }

  readonly state = (): T => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<T>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
