// The wallets that can be asked from this page, each a row.
import { useTexts } from "@loamstead/ui/language.ts";
import { WalletIcon } from "../connect/WalletIcon.tsx";
import rows from "../connect/WalletList.module.css";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import css from "./Paid.module.css";
import { texts } from "./strings.ts";

type PayersProps = {
  /** Undefined while they are fetched. */
  wallets: readonly WalletOption[] | undefined;
  label: string;
  onChoose(wallet: WalletOption): void;
};

export function Payers({ wallets, label, onChoose }: PayersProps) {
  const { noPayer } = useTexts(texts);
  if (wallets?.length === 0) return <p className={css.fault}>{noPayer}</p>;
  return (
    <ul role="list" aria-label={label} className={css.payers}>
      {wallets?.map((wallet) => (
        <li key={wallet.id}>
          <button type="button" className={rows.row} onClick={() => onChoose(wallet)}>
            <WalletIcon wallet={wallet} size="row" />
            <span className={rows.name}>{wallet.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
