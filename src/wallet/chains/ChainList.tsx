// The networks of the site as a list to choose from: one stop for Tab, the arrow keys move in it.
import arbitrum from "@web3icons/core/svgs/networks/background/arbitrum-one.svg.js";
import avalanche from "@web3icons/core/svgs/networks/background/avalanche.svg.js";
import base from "@web3icons/core/svgs/networks/background/base.svg.js";
import bsc from "@web3icons/core/svgs/networks/background/binance-smart-chain.svg.js";
import ethereum from "@web3icons/core/svgs/networks/background/ethereum.svg.js";
import optimism from "@web3icons/core/svgs/networks/background/optimism.svg.js";
import polygon from "@web3icons/core/svgs/networks/background/polygon.svg.js";
import zora from "@web3icons/core/svgs/networks/background/zora.svg.js";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { Chain } from "viem";
import css from "./ChainList.module.css";
import mark from "./ChainMark.module.css";
import { strings } from "./strings.ts";

type ChainListProps = {
  chains: readonly Chain[];
  current: number;
  /** The one that the wallet is being asked for. */
  pending: number | undefined;
  /** The one that did not come, and why, in words. */
  failed?: { chainId: number; words: string } | undefined;
  /** Missing where the wallet cannot be switched from here: the list then only tells. */
  onChoose: ((chainId: number) => void) | undefined;
};

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function ChainList({ chains, current, pending, failed, onChoose }: ChainListProps) {
  const list = useRef<HTMLUListElement>(null);
  const failureId = useId();
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      chains.findIndex(({ id }) => id === current),
    ),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = move(chosen, chains.length);
    setChosen(next);
    list.current!.querySelectorAll<HTMLElement>("button")[next]!.focus();
  };
  return (
    <ul ref={list} role="list" className={css.chains} onKeyDown={onChoose && onKeyDown}>
      {chains.map(({ id, name, testnet }, at) => {
        const content = (
          <>
            <ChainMark id={id} name={name} testnet={testnet === true} />
            <span className={css.name}>{name}</span>
            {id === pending ? (
              <State is="pending">{strings.confirm}</State>
            ) : (
              id === current && <State is="connected">{strings.connected}</State>
            )}
          </>
        );
        return (
          <li key={id}>
            {onChoose ? (
              <button
                type="button"
                className={css.row}
                tabIndex={at === chosen ? 0 : -1}
                aria-current={id === current || undefined}
                aria-describedby={id === failed?.chainId ? failureId : undefined}
                data-autofocus={at === chosen || undefined}
                onFocus={() => setChosen(at)}
                onClick={() => onChoose(id)}
              >
                {content}
              </button>
            ) : (
              <div className={css.row} data-current={id === current || undefined}>
                {content}
              </div>
            )}
            {id === failed?.chainId && (
              <p id={failureId} className={css.failed}>
                {failed.words}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function State({ is, children }: { is: "connected" | "pending"; children: string }) {
  return (
    <span className={css.state} data-is={is}>
      {children}
    </span>
  );
}

type ChainMarkProps = { id: number; name: string; testnet: boolean };

/** The mark of a chain on its tile, or its initial where it has no mark; decoration beside its name. */
function ChainMark({ id, name, testnet }: ChainMarkProps) {
  const url = chainMark(id);
  return (
    <span className={mark.tile} data-testnet={testnet || undefined} aria-hidden="true">
      {url ? <img src={url} alt="" width="38" height="38" /> : Array.from(name)[0]}
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

/** The address of a picture, or nothing for a chain that is not known. */
function chainMark(id: number): string | undefined {
  const svg = marks.get(id);
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
