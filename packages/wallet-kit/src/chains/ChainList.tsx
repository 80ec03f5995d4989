// The networks of the site as a list to choose from: one stop for Tab, the arrow keys move in it.
import { useTexts } from "@loamstead/ui/language.ts";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { Chain } from "viem";
import css from "./ChainList.module.css";
import { ChainMark } from "./ChainMark.tsx";
import { texts } from "./strings.ts";

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
  const strings = useTexts(texts);
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
      {chains.map((chain, at) => {
        const { id, name } = chain;
        const content = (
          <>
            <ChainMark chain={chain} />
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
