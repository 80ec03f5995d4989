// How amounts, addresses and sites are written in the panel.
import { formatUnits } from "viem";

export function amount(value: bigint, symbol: string, decimals = 18): string {
  return `${formatUnits(value, decimals)} ${symbol}`;
}

/** Fees have more digits than anyone reads; rounded up, since they are upper bounds. */
export function feeAmount(value: bigint, symbol: string, decimals = 18): string {
  const unit = 10n ** BigInt(Math.max(decimals - 8, 0));
  return amount(((value + unit - 1n) / unit) * unit, symbol, decimals);
}

export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** Nodes quote whole call data in their reasons. */
export function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

export function siteName(origin: string): string {
  return URL.parse(origin)?.host || origin;
}
