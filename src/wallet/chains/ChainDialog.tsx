// Switches the wallet to another network of the site, or says why that has to be done in the wallet.
import LogOut from "lucide-react/icons/log-out";
import { useEffect, useRef } from "react";
import { useConfig, useConnection } from "wagmi";
import { Button } from "../../ui/Button.tsx";
import { type CloseReason, Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { announce } from "../../ui/LiveRegion.tsx";
import type { Account } from "../kit/walletState.ts";
import css from "./ChainDialog.module.css";
import { ChainList } from "./ChainList.tsx";
import { LatestBlock } from "./LatestBlock.tsx";
import { strings } from "./strings.ts";
import { type SwitchOutcome, useSwitchChain } from "./useSwitchChain.ts";

export type ChainDialogProps = {
  open: boolean;
  /** Who is connected; without anyone there is nothing to switch. */
  account: Account | undefined;
  /** The site's name, in the sentence about wallets that cannot be switched from it. */
  appName: string;
  switchChain(chainId: number): Promise<SwitchOutcome>;
  onDisconnect(): void | Promise<void>;
  /** Takes the focus after closing when the opener is gone. */
  returnTo?: (() => HTMLElement | null) | undefined;
  /** Also called once the network has been switched, with "done". */
  onClose(reason: CloseReason | "done"): void;
};

export function ChainDialog(props: ChainDialogProps) {
  const { open, account, appName, switchChain, onDisconnect, onClose, returnTo } = props;
  const { chains } = useConfig();
  const { connector } = useConnection();
  const tell = useTellSwitched(open, account?.chainId);
  const { switching, ask, forget } = useSwitchChain({
    request: switchChain,
    onSwitched: (chainId) => {
      tell(chainId);
      onClose("done");
    },
    onFailed: ({ words }) => announce(words, "assertive"),
  });

  const close = (reason: CloseReason | "done") => {
    forget();
    onClose(reason);
  };
  const choose = (chainId: number) => {
    if (chainId === account?.chainId) return close("done");
    const name = chains.find(({ id }) => id === chainId)?.name;
    announce(strings.confirmIn(name ?? ""));
    ask(chainId);
  };
  const refused = switching.is === "failed" && switching.reason.kind === "no-switching";
  const canSwitch = connector?.switchChain !== undefined && !refused;
  return (
    <Dialog
      open={open && account !== undefined}
      title={strings.title}
      onClose={close}
      returnTo={returnTo}
    >
      {account && (
        <>
          {!account.supported && <p className={css.wrong}>{strings.wrongNetwork}</p>}
          {!canSwitch && <p className={css.cannot}>{strings.noSwitching(appName)}</p>}
          <ChainList
            chains={chains}
            current={account.chainId}
            failed={
              switching.is === "failed"
                ? { chainId: switching.chainId, words: switching.reason.words }
                : undefined
            }
            pending={switching.is === "asking" ? switching.chainId : undefined}
            onChoose={canSwitch ? choose : undefined}
          />
          {account.supported && open && <LatestBlock chainId={account.chainId} />}
          {!account.supported && (
            <Button
              kind="quiet"
              className={css.disconnect}
              icon={<Icon of={LogOut} />}
              onClick={() => onDisconnect()}
            >
              {strings.disconnect}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Says each switch once, whether this dialog asked for it or somebody made it in the wallet. */
function useTellSwitched(open: boolean, chainId: number | undefined) {
  const { chains } = useConfig();
  const before = useRef(chainId);
  const said = useRef(chainId);
  const tell = (switchedTo: number) => {
    if (said.current === switchedTo) return;
    said.current = switchedTo;
    const name = chains.find(({ id }) => id === switchedTo)?.name;
    if (name !== undefined) announce(strings.switched(name));
  };
  useEffect(() => {
    if (before.current === chainId) return;
    const switched = before.current !== undefined;
    before.current = chainId;
    if (open && switched && chainId !== undefined) tell(chainId);
    said.current = chainId;
  });
  return tell;
}
