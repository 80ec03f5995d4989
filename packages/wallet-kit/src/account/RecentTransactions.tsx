// The last transactions of the account, what became of them, and the way to all the others.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock-3";
import X from "lucide-react/icons/x";
import { texts } from "../transactions/strings.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { TransactionList } from "../transactions/transactionList.ts";
import type { ExplorerLinks } from "./explorerLinks.ts";
import css from "./RecentTransactions.module.css";

const icons = { pending: Clock, confirmed: Check, failed: X };

type RecentTransactionsProps = {
  address: string;
  transactions: TransactionList;
  /** How many are listed. */
  shown: number;
  explorer: ExplorerLinks | undefined;
  onClear(): void;
};

export function RecentTransactions(props: RecentTransactionsProps) {
  const strings = useTexts(texts);
  const { address, transactions, shown, explorer, onClear } = props;
  const clear = () => {
    onClear();
    announce(strings.cleared);
  };
  return (
    <section className={css.recent} aria-label={strings.heading}>
      <header className={css.head}>
        <h3>{strings.heading}</h3>
        {transactions.length > 0 && (
          <Button kind="quiet" size="small" className={css.clear} onClick={clear}>
            {strings.clearAll}
          </Button>
        )}
      </header>
      {transactions.length === 0 ? (
        <p className={css.none}>{strings.none}</p>
      ) : (
        <ul role="list">
          {transactions.slice(0, shown).map((transaction) => (
            <li key={transaction.hash}>
              <Row transaction={transaction} href={explorer?.transaction(transaction.hash)} />
            </li>
          ))}
        </ul>
      )}
      {explorer && (
        <p className={css.more}>
          <a href={explorer.account(address)} target="_blank" rel="noreferrer noopener">
            {strings.moreOnExplorer}
          </a>
        </p>
      )}
    </section>
  );
}

function Row({ transaction, href }: { transaction: Transaction; href: string | undefined }) {
  const strings = useTexts(texts);
  const { description, status } = transaction;
  const content = (
    <>
      <span className={css.mark}>
        <Icon of={icons[status]} size={18} />
      </span>
      <span className={css.words}>
        <span className={css.description}>{description}</span>
        <span className={css.status}>{strings[status]}</span>
      </span>
    </>
  );
  return href === undefined ? (
    <div className={css.row} data-status={status}>
      {content}
    </div>
  ) : (
    <a
      className={css.row}
      data-status={status}
      href={href}
      target="_blank"
      rel="noreferrer noopener"
    >
      {content}
    </a>
  );
}
