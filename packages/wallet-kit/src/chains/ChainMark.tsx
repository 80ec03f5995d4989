// The mark of a chain on its tile, or its initial where it has no mark; decoration beside its name.

import type { Chain } from "viem";
import arbitrum from "../marks/networks/arbitrum-one.svg?raw";
import avalanche from "../marks/networks/avalanche.svg?raw";
import base from "../marks/networks/base.svg?raw";
import bsc from "../marks/networks/binance-smart-chain.svg?raw";
import ethereum from "../marks/networks/ethereum.svg?raw";
import optimism from "../marks/networks/optimism.svg?raw";
import polygon from "../marks/networks/polygon.svg?raw";
import zora from "../marks/networks/zora.svg?raw";
import css from "./ChainMark.module.css";

type ChainMarkProps = { chain: Pick<Chain, "id" | "name" | "testnet"> };

export function ChainMark({ chain: { id, name, testnet } }: ChainMarkProps) {
  const svg = marks.get(id);
  return (
    <span className={css.tile} data-testnet={testnet || undefined} aria-hidden="true">
      {svg ? (
        <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  );
}

/** A test chain has the mark of the chain it is a test of. */
const marks: ReadonlyMap<number, string> = new Map([
  [1, ethereum],
  [10, optimism],
  [56, bsc],
  [97, bsc],
  [137, polygon],
  [8453, base],
  [42161, arbitrum],
  [43113, avalanche],
  [43114, avalanche],
  [80002, polygon],
  [84532, base],
  [421614, arbitrum],
  [7777777, zora],
  [11155111, ethereum],
  [11155420, optimism],
  [999999999, zora],
]);
