// A balance in a few characters: cut, never rounded up, and never said to be nothing when it is not.

const suffixes = ["", "k", "m", "b", "t"];
const grouped = new Intl.NumberFormat("en-US");

/** An amount as it is shown: short, never more than there is, with points and letters as in a language. */
export function formatBalance(value: bigint, decimals: number, tag = "en"): string {
  const unit = 10n ** BigInt(decimals);
  const whole = value / unit;
  if (!tag.startsWith("en")) return formatIn(tag, value, decimals, whole);
  if (value <= 0n) return "0";
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

/** As short as in English; what thousands and millions are called there, the browser knows. */
function formatIn(tag: string, value: bigint, decimals: number, whole: bigint): string {
  const isTiny = value > 0n && value * 1000n < 10n ** BigInt(decimals);
  const digits = whole === 0n ? 3 : whole < 100n ? 2 : 1;
  const format = new Intl.NumberFormat(tag, {
    notation: whole < 10_000n ? "standard" : "compact",
    maximumFractionDigits: digits,
    roundingMode: "trunc",
  });
  if (isTiny) return `<${format.format(0.001)}`;
  // Read as it stands: as a number it would lose its last digits.
  const exact = `${value > 0n ? value : 0n}E-${decimals}`;
  return format.format(exact as Intl.StringNumericLiteral);
}
