// Text from a stranger, made fit to be shown as a short name: nothing invisible, nothing that turns the line around.

// Controls, invisible and turning marks, surrogates on their own, places that no script has named.
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
const blanks = /\s+/gu;
// More marks on one letter than any script needs climb over the lines around them.
const heapedMarks = /(\p{M}{2})\p{M}+/gu;

export function visibleText(text: string, longest: number): string {
  // Whatever is far too long is cut first, so that the work stays small.
  const clean = text
    .slice(0, longest * 20)
    .normalize("NFC")
    .replace(blanks, " ")
    .replace(hidden, "")
    .replace(heapedMarks, "$1")
    .trim();
  return [...clean].slice(0, longest).join("").trim();
}
