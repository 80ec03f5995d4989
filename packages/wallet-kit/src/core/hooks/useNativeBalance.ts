// What an account holds of a chain's own currency.
import { type Address, formatUnits } from "viem";
import { useBalance } from "wagmi";
import type { TokenBalance } from "./useTokenBalances.ts";

type Holder = { address: Address | undefined; chainId: number };

/** Nothing while it is not known, or could not be had. */
export function useNativeBalance({ address, chainId }: Holder): TokenBalance | undefined {
  const { data } = useBalance({ ...(address && { address }), chainId });
  if (!data) return undefined;
  const { decimals, symbol, value } = data;
  return { decimals, symbol, value, formatted: formatUnits(value, decimals) };
}
