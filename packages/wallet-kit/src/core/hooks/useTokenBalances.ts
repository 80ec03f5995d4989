// What an account holds of the tokens that the site names.
import { type Address, erc20Abi, formatUnits } from "viem";
import { useReadContracts } from "wagmi";
import { visibleText } from "../../discovery/visibleText.ts";
import type { TokenSettings } from "../../kit/settings.ts";
import { day } from "../queryClient.ts";

export type TokenBalance = { decimals: number; formatted: string; symbol: string; value: bigint };
export type HeldToken = TokenBalance & { token: TokenSettings };

const longestSymbol = 11;

/** Tokens of which decimals, symbol or balance cannot be read are left out. */
export function useTokenBalances(
  address: Address | undefined,
  tokens: readonly TokenSettings[],
): readonly HeldToken[] {
  const read = <Name extends "decimals" | "symbol">(functionName: Name) =>
    tokens.map((token) => ({ ...token, abi: erc20Abi, functionName }) as const);
  // What a token is called and how it is counted does not change.
  const kept = { staleTime: day, gcTime: day };
  const decimals = useReadContracts({ contracts: read("decimals"), query: kept });
  const symbols = useReadContracts({ contracts: read("symbol"), query: kept });
  const values = useReadContracts({
    contracts: tokens.map(
      (token) =>
        ({ ...token, abi: erc20Abi, functionName: "balanceOf", args: [address!] }) as const,
    ),
    query: { enabled: address !== undefined && tokens.length > 0 },
  });

  return tokens.flatMap((token, index) => {
    const unit = decimals.data?.[index]?.result;
    const symbol = symbols.data?.[index]?.result;
    const value = values.data?.[index]?.result;
    if (typeof unit !== "number" || typeof symbol !== "string" || typeof value !== "bigint") {
      return [];
    }
    const formatted = formatUnits(value, unit);
    return [
      { token, value, decimals: unit, formatted, symbol: visibleText(symbol, longestSymbol) },
    ];
  });
}
