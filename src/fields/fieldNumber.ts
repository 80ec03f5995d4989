// Reads a field's number from an address: plain decimal digits, as it is always written there.
export function readFieldNumber(text: string, size: number): number | null {
  if (!/^(?:0|[1-9]\d{0,8})$/.test(text)) return null;
  const id = Number(text);
  return id < size ? id : null;
}
