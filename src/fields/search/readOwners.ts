// Reads the server's list of all owners (GET /api/fields/owners): who keeps a field, and which fields somebody keeps.

/** The list names owners by the first ten bytes of their addresses. */
const bytesNamed = 10;

/** So an owner is named in the list: "0x" and twenty digits in lower case. */
export const ownerName = (address: string): string =>
  address.slice(0, 2 + 2 * bytesNamed).toLowerCase();

export type OwnersList = {
  /** The block that it is true for; -1 before any was read. */
  readonly block: number;
  /** All that somebody keeps, by number. */
  readonly kept: readonly number[];
  /** The name of the owner in the list; null for what is nobody's. */
  keeperOf(field: number): string | null;
};

/** Throws where the text is not that list; what it says is only a suggestion, which the contract confirms. */
export function readOwners(list: unknown): OwnersList {
  const { block, owners, fields } = list as { block: number; owners: string; fields: string };
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
    block,
    kept,
    keeperOf(field) {
      const owner = ownerOf[field] ?? -1;
      if (owner < 0) return null;
      told[owner] ??= `0x${hexOf(names.subarray(owner * bytesNamed, (owner + 1) * bytesNamed))}`;
      return told[owner];
    },
  };
}

/** The fields of an address; throws as `readOwners` does. */
export function fieldsOf(address: string, list: unknown): number[] {
  const { kept, keeperOf } = readOwners(list);
  const wanted = ownerName(address);
  return kept.filter((field) => keeperOf(field) === wanted);
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
