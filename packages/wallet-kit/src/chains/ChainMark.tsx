// The mark of a chain on its tile, or its initial where it has no mark; decoration beside its name.
import arbitrum from "@web3icons/core/svgs/networks/background/arbitrum-one.svg.js";
import avalanche from "@web3icons/core/svgs/networks/background/avalanche.svg.js";
import base from "@web3icons/core/svgs/networks/background/base.svg.js";
import bsc from "@web3icons/core/svgs/networks/background/binance-smart-chain.svg.js";
import ethereum from "@web3icons/core/svgs/networks/background/ethereum.svg.js";
import optimism from "@web3icons/core/svgs/networks/background/optimism.svg.js";
import polygon from "@web3icons/core/svgs/networks/background/polygon.svg.js";
import zora from "@web3icons/core/svgs/networks/background/zora.svg.js";
import type { Chain } from "viem";
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
