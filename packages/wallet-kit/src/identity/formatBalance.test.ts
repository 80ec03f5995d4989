import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { parseUnits } from "viem";
import { describe, expect, test } from "vitest";
import { formatBalance } from "./formatBalance.ts";

test.for([
  ["0", "0"],
  ["0.000000000000000001", "<0.001"],
  ["0.0004", "<0.001"],
  ["0.000999999999999999", "<0.001"],
  ["0.001", "0.001"],
  ["0.0509", "0.05"],
  ["0.1239", "0.123"],
  ["0.999999999999999999", "0.999"],
  ["1", "1"],
  ["1.005", "1"],
  ["1.28", "1.28"],
  ["99.999", "99.99"],
  ["100", "100"],
  ["100.06", "100"],
  ["1234.25", "1,234.2"],
  ["9999.99", "9,999.9"],
  ["10000", "10k"],
  ["12345.6", "12.3k"],
  ["999999.9", "999.9k"],
  ["1000000", "1m"],
  ["1234567", "1.2m"],
  ["999999999999.9", "999.9b"],
  ["1000000000000", "1t"],
  ["1234567890123456", "1,234.5t"],
])("%s is shown as %s", ([amount, shown]) => {
  expect(formatBalance(parseUnits(amount!, 18), 18)).toBe(shown);
});

test.for([
  ["de-DE", "0", "0"],
  ["de-DE", "0.0004", "<0,001"],
  ["de-DE", "0.1239", "0,123"],
  ["de-DE", "1234.29", "1.234,2"],
  ["de-DE", "1299999", "1,2\u00a0Mio."],
  ["fr-FR", "1234.29", "1\u202f234,2"],
  ["ja-JP", "12399", "1.2万"],
  ["hi-IN", "12399999", "1.2\u00a0क॰"],
])("in %s, %s is shown as %s", ([tag, amount, shown]) => {
  expect(formatBalance(parseUnits(amount!, 18), 18, tag)).toBe(shown);
});

test("knows tokens without decimals and with many", () => {
  expect(formatBalance(7n, 0)).toBe("7");
  expect(formatBalance(1n, 77)).toBe("<0.001");
  expect(formatBalance(12_345_678n, 6)).toBe("12.34");
});

describe("of any amount", () => {
  const amount = fc.tuple(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat({ max: 40 }));
  const powers: Record<string, bigint> = {
    k: 10n ** 3n,
    m: 10n ** 6n,
    b: 10n ** 9n,
    t: 10n ** 12n,
  };

  /** What the text says, in the smallest units of a token with 40 more decimals than it has. */
  function read(text: string, decimals: number): bigint {
    const power = powers[text.at(-1)!] ?? 1n;
    return parseUnits(text.replace(/[,kmbt]/g, ""), decimals + 40) * power;
  }

  test("it never says more than there is, and less by little", () => {
    forAll({}, [amount], ([value, decimals]) => {
      const text = formatBalance(value, decimals);
      const exact = value * 10n ** 40n;
      if (text === "<0.001") {
        expect(value > 0n && exact < 10n ** BigInt(decimals + 37)).toBe(true);
        return;
      }
      const said = read(text, decimals);
      expect(said <= exact).toBe(true);
      // At the worst 0.0019… is shown as 0.001.
      expect((exact - said) * 2n <= exact).toBe(true);
    });
  });

  test("it is short, and has no needless zero", () => {
    forAll({}, [fc.bigInt({ min: 0n, max: 10n ** 33n - 1n })], (value) => {
      const text = formatBalance(value, 18);
      expect(text).toMatch(/^(<0\.001|\d{1,3}(,\d{3})?(\.\d{0,2}[1-9])?[kmbt]?)$/);
    });
  });

  test("more is never shown as less", () => {
    forAll({}, [amount, fc.bigInt({ min: 0n, max: 2n ** 128n })], ([value, decimals], more) => {
      const [a, b] = [formatBalance(value, decimals), formatBalance(value + more, decimals)];
      const size = (text: string) => (text === "<0.001" ? 1n : read(text, decimals));
      expect(size(a) <= size(b)).toBe(true);
    });
  });
});
