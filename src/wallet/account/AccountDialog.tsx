// Who is connected, what they have and have done lately, the way out, and rows that lead on.
import ChevronRight from "lucide-react/icons/chevron-right";
import Coins from "lucide-react/icons/coins";
import LogOut from "lucide-react/icons/log-out";
import { type ReactNode, useState } from "react";
import { useConfig } from "wagmi";
import { Button } from "../../ui/Button.tsx";
import { type CloseReason, Dialog } from "../../ui/Dialog.tsx";
import row from "../../ui/Fold.module.css";
import { Fold } from "../../ui/Fold.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ChainMark } from "../chains/ChainMark.tsx";
import { Avatar } from "../identity/Avatar.tsx";
import { useIdentity } from "../identity/useIdentity.ts";
import type { TokenSettings } from "../kit/settings.ts";
import type { Account } from "../kit/walletState.ts";
import { useClearTransactions, useRecentTransactions } from "../transactions/transactionHooks.ts";
import css from "./AccountDialog.module.css";
import { Balance, TokenBalances } from "./Balances.tsx";
import { CopyButton, CopyByHand, useCopyAddress } from "./CopyAddress.tsx";
import { explorerLinks } from "./explorerLinks.ts";
import hills from "./Hills.module.css";
import { RecentTransactions } from "./RecentTransactions.tsx";
import { strings } from "./strings.ts";

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
  /** Serves pictures that lie on IPFS. */
  ipfsGateway?: string | undefined;
  /** More that belongs to the account: further rows at the end. */
  children?: ReactNode;
};

export function AccountDialog(props: AccountDialogProps) {
  const { open, account, onClose, returnTo, ...rest } = props;
  return (
    <Dialog
      bare
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
  const { account, onDisconnect, onNetworks, tokens = [], ipfsGateway, children } = props;
  const { address, chainId } = account;
  const { display, name, avatar } = useIdentity(address, ipfsGateway);
  const { outcome, copy } = useCopyAddress(address);
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
      <Hills />
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
      <RecentTransactions
        address={address}
        transactions={transactions}
        explorer={explorer}
        onClear={clear}
      />
      <div className={css.rows}>
        {chain && (
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

/** The strip of country along the top. */
function Hills() {
  return (
    <div className={hills.country} aria-hidden="true">
      <div className={hills.sun} />
      <svg viewBox="0 0 372 112" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--hill-1)" d="M0 74C52 58 106 55 168 66s128 7 204-10v56H0z" />
        <path fill="var(--hill-2)" d="M0 84c70-17 128-11 190-1s124 4 182-13v42H0z" />
        <path fill="var(--hill-3)" d="M0 98c66-10 132-8 198-3s116 3 174-4v21H0z" />
      </svg>
    </div>
  );
}
