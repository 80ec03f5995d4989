// A short sum of a text, by FNV-1a: tells one text from another, and need keep nobody out (checksum).

export function textSum(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1)
    sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum.toString(36);
}
