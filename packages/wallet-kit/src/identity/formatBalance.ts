// A balance in a few characters: cut, never rounded up, and never said to be nothing when it is not.

const suffixes = ["", "k", "m", "b", "t"];
// The texts around it are English, and so are its points and commas.
const grouped = new Intl.NumberFormat("en-US");

/** An amount as it is shown: short, and never more than there is. */
export function formatBalance(value: bigint, decimals: number): string {
  if (value <= 0n) return "0";
  const unit = 10n ** BigInt(decimals);
  const whole = value / unit;
  if (whole === 0n) return value * 1000n < unit ? "<0.001" : cut(value, unit, 3);
  if (whole < 100n) return cut(value, unit, 2);
  if (whole < 10_000n) return cut(value, unit, 1);
  const thousands = Math.min(Math.floor((String(whole).length - 1) / 3), suffixes.length - 1);
  return `${cut(value, unit * 1000n ** BigInt(thousands), 1)}${suffixes[thousands]}`;
}

function cut(value: bigint, unit: bigint, places: number): string {
  const fraction = String(((value % unit) * 10n ** BigInt(places)) / unit)
    .padStart(places, "0")
    .replace(/0+$/, "");
  const whole = grouped.format(value / unit);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
