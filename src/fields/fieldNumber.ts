// Reads a field's number: from an address, where it has one form only, or as somebody types it.

/** Plain decimal digits, as they always stand in addresses. */
export function readFieldNumber(text: string, size: number): number | null {
  if (!/^(?:0|[1-9]\d{0,8})$/.test(text)) return null;
  const id = Number(text);
  return id < size ? id : null;
}

/** Also with the zeros of the wooden dial and a sign for "number" before it: 0417, № 417, #417. */
export function readTypedNumber(text: string, size: number): number | null {
  const [, digits] = /^(?:(?:№|#|no\.?)\s*)?0*(\d{1,9})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : readFieldNumber(digits, size);
}
