// Writes and reads the list of all owners (codec of GET /api/fields/owners): who keeps a field, and which fields somebody keeps.

/** Ten bytes tell ten thousand owners apart; whoever needs to be sure asks the contract. */
const bytesNamed = 10;
/** What two bytes can number. */
const mostOwners = 65_534;

/** So an owner is named in the list: "0x" and twenty digits in lower case. */
export const ownerName = (address: string): string =>
  address.slice(0, 2 + 2 * bytesNamed).toLowerCase();

export type OwnersList = {
  /** All that somebody keeps, by number. */
  readonly kept: readonly number[];
  /** The name of the owner in the list; null for what is nobody's. */
  keeperOf(field: number): string | null;
};

/** All owners in one small answer: each named once and briefly, each field by a number. */
export type OwnersDocument = {
  /** How many fields there are. */
  readonly size: number;
  /** The first ten bytes of each owner's address, one after the other, in base64. */
  readonly owners: string;
  /**
   * For each field, little-endian in two bytes, in base64: 0 for nobody, 1 for an owner not met
   * before, and 1 + n for the n-th owner met so far.
   */
  readonly fields: string;
};

/** `owners` are addresses in lower case, by the field that they keep. */
export function ownersDocument(owners: ReadonlyMap<number, string>, size: number): OwnersDocument {
  const order = new Map<string, number>();
  const marks = new DataView(new ArrayBuffer(2 * size));
  for (let field = 0; field < size; field += 1) {
    const owner = owners.get(field);
    if (owner === undefined) continue;
    const met = order.get(owner);
    if (met === undefined) order.set(owner, order.size + 1);
    marks.setUint16(2 * field, met === undefined ? 1 : met + 1, true);
  }
  if (order.size > mostOwners) throw new RangeError(`more than ${mostOwners} owners`);
  const names = Array.from(order.keys(), (owner) => bytesOfHex(ownerName(owner))).flat();
  return { size, owners: base64Of(names), fields: base64Of(new Uint8Array(marks.buffer)) };
}

/** Throws where the text is not that list; what it says is only a suggestion, which the contract confirms. */
export function parseOwnersList(list: unknown): OwnersList {
  const { owners, fields } = list as { owners: string; fields: string };
  const names = bytesOf(owners);
  const marks = new DataView(bytesOf(fields).buffer);
  const count = marks.byteLength / 2;
  const ownerOf = new Int32Array(count).fill(-1);
  const kept: number[] = [];
  let met = 0;
  for (let field = 0; field < count; field += 1) {
    const mark = marks.getUint16(2 * field, true);
    if (mark === 0) continue;
    // 1 is an owner not met before; others are numbered as they were met.
    ownerOf[field] = mark === 1 ? met++ : mark - 2;
    kept.push(field);
  }
  const told: string[] = [];
  return {
    kept,
    keeperOf(field) {
      const owner = ownerOf[field] ?? -1;
      if (owner < 0) return null;
      told[owner] ??= `0x${hexOf(names.subarray(owner * bytesNamed, (owner + 1) * bytesNamed))}`;
      return told[owner];
    },
  };
}

/** The fields of an address; throws as `parseOwnersList` does. */
export function fieldsOf(address: string, list: unknown): number[] {
  const { kept, keeperOf } = parseOwnersList(list);
  const wanted = ownerName(address);
  return kept.filter((field) => keeperOf(field) === wanted);
}

const bytesOfHex = (address: string): number[] =>
  Array.from(address.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const base64Of = (bytes: Iterable<number>): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
