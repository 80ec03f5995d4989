// A table of many rows of which the next one differs in few: it is carried on without copying all of them (persistent map, copy on write).

/** So many rows lie above the others before all are written together. */
const MOST_ABOVE = 64;

/** As a map; one that was carried on from it stays as it was. */
export class CarriedTable<V extends object> implements ReadonlyMap<string, V> {
  readonly #below: ReadonlyMap<string, V>;
  /** Null where a row below is gone. */
  readonly #above: Map<string, V | null>;
  #size: number;

  constructor(
    below: ReadonlyMap<string, V> = new Map(),
    above: ReadonlyMap<string, V | null> = new Map(),
    size = below.size,
  ) {
    this.#below = below;
    this.#above = new Map(above);
    this.#size = size;
  }

  /** The same rows, to be changed. */
  carriedOn(): CarriedTable<V> {
    return this.#above.size > MOST_ABOVE
      ? new CarriedTable(new Map(this))
      : new CarriedTable(this.#below, this.#above, this.#size);
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): V | undefined {
    const above = this.#above.get(key);
    return above === undefined ? this.#below.get(key) : (above ?? undefined);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  set(key: string, row: V): void {
    if (!this.has(key)) this.#size += 1;
    this.#above.set(key, row);
  }

  delete(key: string): void {
    if (!this.has(key)) return;
    this.#size -= 1;
    this.#above.set(key, null);
  }

  *entries(): MapIterator<[string, V]> {
    for (const entry of this.#below) if (!this.#above.has(entry[0])) yield entry;
    for (const [key, row] of this.#above) if (row !== null) yield [key, row];
  }

  *keys(): MapIterator<string> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<V> {
    for (const [, row] of this.entries()) yield row;
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries();
  }

  forEach(work: (row: V, key: string, table: ReadonlyMap<string, V>) => void): void {
    for (const [key, row] of this.entries()) work(row, key, this);
  }
}
