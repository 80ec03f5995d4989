// The newest block of the network one is on: the quickest sign that the site and the chain still speak.
import { useBlockNumber } from "../core/hooks/useBlockNumber.ts";
import css from "./LatestBlock.module.css";
import { strings } from "./strings.ts";

export function LatestBlock({ chainId }: { chainId: number }) {
  const block = useBlockNumber(chainId);
  return <p className={css.block}>{block !== undefined && strings.latestBlock(block)}</p>;
}
