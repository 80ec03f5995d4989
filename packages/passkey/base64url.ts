// Bytes as browsers and JSON write them: base64 without what addresses cannot carry.

export const toBase64url = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Nothing where it is written in any way but the one: what is compared as text has one spelling. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (character) => character.charCodeAt(0));
    return toBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
