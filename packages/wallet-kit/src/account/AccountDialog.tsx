// Who is connected, what they have and have done lately, the way out, and rows that lead on.
import { Button } from "@loamstead/ui/Button.tsx";
import { type CloseReason, Dialog } from "@loamstead/ui/Dialog.tsx";
import row from "@loamstead/ui/Fold.module.css";
import { Fold } from "@loamstead/ui/Fold.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import Coins from "lucide-react/icons/coins";
import LogOut from "lucide-react/icons/log-out";
import { type ReactNode, use, useState } from "react";
import { useConfig } from "wagmi";
import { ChainMark } from "../chains/ChainMark.tsx";
import { Avatar } from "../identity/Avatar.tsx";
import { useIdentity } from "../identity/useIdentity.ts";
import type { TokenSettings } from "../kit/settings.ts";
import { type Account, passkeyId } from "../kit/walletState.ts";
import { PicturesContext } from "../theme/pictures.ts";
import { useClearTransactions, useRecentTransactions } from "../transactions/transactionHooks.ts";
import css from "./AccountDialog.module.css";
import { Balance, TokenBalances } from "./Balances.tsx";
import { CopyButton, CopyByHand, useCopyAddress } from "./CopyAddress.tsx";
import { explorerLinks } from "./explorerLinks.ts";
import { RecentTransactions } from "./RecentTransactions.tsx";
import { texts } from "./strings.ts";

export type AccountDialogProps = {
  open: boolean;
  /** Of whom; without one there is nothing to open. */
  account: Account | undefined;
  onClose(reason: CloseReason): void;
  onDisconnect(): void | Promise<void>;
  /** Leads to the networks of the site. */
  onNetworks(): void;
  /** Takes the focus after closing when the opener is gone. */
  returnTo?: (() => HTMLElement | null) | undefined;
  /** Which tokens to count, besides the chain's own currency. */
  tokens?: readonly TokenSettings[] | undefined;
  /** How many transactions are listed; with 0 there is no list. */
  shown?: number | undefined;
  /** Serves pictures that lie on IPFS. */
  ipfsGateway?: string | undefined;
  /** More that belongs to the account: further rows at the end. */
  children?: ReactNode;
};

export function AccountDialog(props: AccountDialogProps) {
  const strings = useTexts(texts);
  const { open, account, onClose, returnTo, ...rest } = props;
  return (
    <Dialog
      bare
      low
      open={open && account !== undefined}
      title={strings.title}
      onClose={onClose}
      returnTo={returnTo}
    >
      {account && <AccountCard account={account} {...rest} />}
    </Dialog>
  );
}

type AccountCardProps = Omit<AccountDialogProps, "open" | "onClose" | "returnTo"> & {
  account: Account;
};

function AccountCard(props: AccountCardProps) {
  const strings = useTexts(texts);
  const {
    account,
    onDisconnect,
    onNetworks,
    tokens = [],
    shown = 3,
    ipfsGateway,
    children,
  } = props;
  const { address, chainId } = account;
  // Its account is on one network, and nothing leads away from there.
  const byPasskey = account.wallet.id === passkeyId;
  const { display, name, avatar } = useIdentity(address, ipfsGateway);
  const { outcome, copy } = useCopyAddress(address);
  const { header } = use(PicturesContext);
  const [leaving, setLeaving] = useState(false);
  const { chains } = useConfig();
  const chain = chains.find(({ id }) => id === chainId);
  const here = tokens.filter((token) => token.chainId === chainId);
  const explorer = explorerLinks(chain);
  const transactions = useRecentTransactions(account);
  const clear = useClearTransactions();

  const disconnect = async () => {
    setLeaving(true);
    try {
      await onDisconnect();
    } finally {
      setLeaving(false);
    }
  };
  return (
    <>
      <div className={css.header} aria-hidden="true">
        {header}
      </div>
      <div className={css.card}>
        <div className={css.avatar}>
          <Avatar address={address} picture={avatar} size={94} />
        </div>
        <p className={css.name} title={name ?? address}>
          <bdi>{display}</bdi>
        </p>
        <Balance address={address} chainId={chainId} />
        <div className={css.actions}>
          <CopyButton outcome={outcome} copy={copy} className={css.action} />
          <Button
            kind="secondary"
            icon={<Icon of={LogOut} />}
            className={css.action}
            busy={leaving}
            onClick={disconnect}
          >
            {strings.disconnect}
          </Button>
        </div>
        {outcome === "refused" && <CopyByHand address={address} />}
      </div>
      {shown > 0 && (
        <RecentTransactions
          address={address}
          transactions={transactions}
          shown={shown}
          explorer={explorer}
          onClear={clear}
        />
      )}
      <div className={css.rows}>
        {chain && byPasskey && (
          <p className={`${row.row} ${css.fixed}`}>
            <ChainMark chain={chain} />
            {chain.name}
          </p>
        )}
        {chain && !byPasskey && (
          <button type="button" className={row.row} aria-haspopup="dialog" onClick={onNetworks}>
            <ChainMark chain={chain} />
            {chain.name}
            <span className={css.hint}>{strings.networks}</span>
            <Icon of={ChevronRight} className={row.end} />
          </button>
        )}
        {here.length > 0 && (
          <Fold title={strings.tokens} icon={<Icon of={Coins} />}>
            <TokenBalances address={address} tokens={here} />
          </Fold>
        )}
        {children}
      </div>
    </>
  );
}
