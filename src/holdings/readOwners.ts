// Finds an address's fields in the server's list of all owners (GET /api/fields/owners).

/** The list names owners by the first ten bytes of their addresses. */
const bytesNamed = 10;

/** Throws where the text is not that list; what it says is only a suggestion, which the contract confirms. */
export function fieldsOf(address: string, list: unknown): number[] {
  const { owners, fields } = list as { owners: string; fields: string };
  const names = bytesOf(owners);
  const marks = new DataView(bytesOf(fields).buffer);
  const wanted = address.slice(2, 2 + 2 * bytesNamed).toLowerCase();

  const found: number[] = [];
  let met = 0;
  for (let field = 0; field < marks.byteLength / 2; field += 1) {
    const mark = marks.getUint16(2 * field, true);
    if (mark === 0) continue;
    // 1 is an owner not met before; others are numbered as they were met.
    const owner = mark === 1 ? met++ : mark - 2;
    const name = names.subarray(owner * bytesNamed, (owner + 1) * bytesNamed);
    if (hexOf(name) === wanted) found.push(field);
  }
  return found;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
