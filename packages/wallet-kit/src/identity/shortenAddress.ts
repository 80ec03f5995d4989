// An address short enough to read: its first four characters, an ellipsis, its last four.

/** Tells accounts apart for people; it proves nothing, for others may look the same. */
export function shortenAddress(address: string): string {
  return address.length < 8 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
}
