// The chains a wallet knows: those it came with, and those that sites added.
export type WalletChain = {
  readonly id: number;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly rpcUrl: string;
};

export type LocalChainOption = WalletChain & {
  /** An unknown one answers 4902 until a site adds it, and then still uses the local node. */
  readonly known: boolean;
};

export function knownChains(
  local: readonly LocalChainOption[],
  added: readonly WalletChain[],
): WalletChain[] {
  const known = local.filter((chain) => chain.known);
  const more = added.filter(({ id }) => !known.some((chain) => chain.id === id));
  return [
    ...known,
    ...more.map((chain) => ({
      ...chain,
      rpcUrl: local.find(({ id }) => id === chain.id)?.rpcUrl ?? chain.rpcUrl,
    })),
  ];
}

export function toHexChainId(id: number): `0x${string}` {
  return `0x${id.toString(16)}`;
}

/** EIP-3085 and EIP-3326 write chain ids as hexadecimal without leading zeros. */
export function parseHexChainId(value: unknown): number | undefined {
  if (typeof value !== "string" || !/^0x[1-9a-f][0-9a-f]{0,12}$/i.test(value)) return undefined;
  return Number(value);
}
