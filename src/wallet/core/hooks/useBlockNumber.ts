// The number of a chain's newest block, kept up to date while somebody looks at it.
import { useBlockNumber as useWagmiBlockNumber } from "wagmi";

export function useBlockNumber(chainId: number): bigint | undefined {
  const { data } = useWagmiBlockNumber({
    chainId,
    watch: true,
    // After a reload it is another one.
    query: { meta: { persist: false } },
  });
  return data;
}
