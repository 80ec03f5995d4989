// Tests how amounts and names are written.
import { expect, test } from "vitest";
import { amount, feeAmount, shortAddress, shortened, siteName } from "./format.ts";

test("amounts are exact, fees rounded up", () => {
  expect(amount(1n, "ETH")).toBe("0.000000000000000001 ETH");
  expect(amount(10n ** 18n, "ETH")).toBe("1 ETH");
  expect(feeAmount(21_052_500_000_001n, "ETH")).toBe("0.00002106 ETH");
  expect(feeAmount(0n, "ETH")).toBe("0 ETH");
  expect(feeAmount(1n, "USDC", 6)).toBe("0.000001 USDC");
});

test("addresses, sites and reasons are shortened", () => {
  expect(shortAddress("0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65")).toBe("0x15d3…6A65");
  expect(siteName("http://localhost:4173")).toBe("localhost:4173");
  expect(siteName("null")).toBe("null");
  expect(shortened("x".repeat(120))).toHaveLength(120);
  expect(shortened("x".repeat(121))).toBe(`${"x".repeat(119)}…`);
});
