// The drums of the dial: the digits of a field's number, and what turning one, typing and rolling make of it.

/** With as many digits as the last field has. */
export const digitsOf = (id: number, size: number): readonly number[] =>
  [...String(id).padStart(String(size - 1).length, "0")].map(Number);

/** Null where no field has that number. Places are counted from the left. */
function withDigits(digits: readonly number[], size: number): number | null {
  const id = Number(digits.join(""));
  return id < size ? id : null;
}

/** The next digit of a drum with which there is a field: a drum goes round. */
export function turnDrum(id: number, place: number, step: 1 | -1, size: number): number {
  const digits = digitsOf(id, size);
  for (let digit = digits[place]! + 10 + step; ; digit += 10 + step) {
    const next = withDigits(digits.with(place, digit % 10), size);
    if (next !== null) return next;
  }
}

/** What typing a digit over a drum makes; what follows it falls to nought where no field would have the number. */
export function typed(id: number, place: number, digit: number, size: number): number | null {
  const digits = digitsOf(id, size).with(place, digit);
  const cleared = digits.map((each, at) => (at > place ? 0 : each));
  return withDigits(digits, size) ?? withDigits(cleared, size);
}

/** Another field than this one, where there is another; `chance` is from 0 to 1, without 1. */
export function rolled(id: number, chance: number, size: number): number {
  const among = Math.floor(chance * (size - 1));
  return size === 1 ? 0 : among + Number(among >= id);
}
