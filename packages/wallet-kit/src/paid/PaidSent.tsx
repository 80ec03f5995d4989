// What became of a paid call, as far as it is known.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { useEffect } from "react";
import type { Chain } from "viem";
import { explorerLinks } from "../account/explorerLinks.ts";
import { texts as ofTransactions } from "../transactions/strings.ts";
import css from "./Paid.module.css";
import { texts } from "./strings.ts";

type SentProps = {
  hash: string;
  outcome: "pending" | "confirmed" | "failed";
  chain: Chain | undefined;
};

export function PaidSent({ hash, outcome, chain }: SentProps) {
  const strings = useTexts(texts);
  const transactions = useTexts(ofTransactions);
  const explorer = explorerLinks(chain);
  const words = { pending: "onItsWay", confirmed: "done", failed: "failedCall" } as const;
  const said = strings[words[outcome]];
  useEffect(() => announce(said), [said]);
  return (
    <div className={css.step}>
      <strong>{transactions[outcome]}</strong>
      <p className={css.words} aria-busy={outcome === "pending"}>
        {said}
      </p>
      {explorer && (
        <a href={explorer.transaction(hash)} target="_blank" rel="noreferrer noopener">
          {transactions.moreOnExplorer}
        </a>
      )}
    </div>
  );
}
