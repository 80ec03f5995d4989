// Switches the wallet to another network of the site, or says why that has to be done in the wallet.
import { Button } from "@loamstead/ui/Button.tsx";
import { type CloseReason, Dialog } from "@loamstead/ui/Dialog.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import LogOut from "lucide-react/icons/log-out";
import { useEffect, useRef, useState } from "react";
import type { Address } from "viem";
import { useConfig, useConnection, useBlockNumber as useWagmiBlockNumber } from "wagmi";
import { OpenApp } from "../app/OpenApp.tsx";
import { texts as ofFailures } from "../core/failures/strings.ts";
import type { WalletFailure } from "../core/failures/walletFailure.ts";
import { Avatar } from "../identity/Avatar.tsx";
import { useIdentity } from "../identity/useIdentity.ts";
import { type Account, passkeyId } from "../kit/walletState.ts";
import css from "./ChainDialog.module.css";
import { ChainList } from "./ChainList.tsx";
import block from "./LatestBlock.module.css";
import { texts } from "./strings.ts";

export type ChainDialogProps = {
  open: boolean;
  /** Who is connected; without anyone there is nothing to switch. */
  account: Account | undefined;
  /** The site's name, in the sentence about wallets that cannot be switched from it. */
  appName: string;
  /** Serves pictures that lie on IPFS. */
  ipfsGateway?: string | undefined;
  switchChain(chainId: number): Promise<SwitchOutcome>;
  onDisconnect(): void | Promise<void>;
  /** Takes the focus after closing when the opener is gone. */
  returnTo?: (() => HTMLElement | null) | undefined;
  /** Also called once the network has been switched, with "done". */
  onClose(reason: CloseReason | "done"): void;
};

export function ChainDialog(props: ChainDialogProps) {
  const strings = useTexts(texts);
  const failures = useTexts(ofFailures);
  const { open, account, appName, ipfsGateway, switchChain } = props;
  const { onDisconnect, onClose, returnTo } = props;
  const { chains } = useConfig();
  const { connector } = useConnection();
  const tell = useTellSwitched(open, account?.chainId);
  const { switching, ask, forget } = useSwitchChain({
    request: switchChain,
    onSwitched: (chainId) => {
      tell(chainId);
      onClose("done");
    },
    onFailed: (reason) =>
      announce(
        cannotSwitch(reason)
          ? failures.noSwitching({ app: appName || failures.thisApp })
          : reason.words,
        "assertive",
      ),
  });

  const close = (reason: CloseReason | "done") => {
    forget();
    onClose(reason);
  };
  const choose = (chainId: number) => {
    if (chainId === account?.chainId) return close("done");
    const name = chains.find(({ id }) => id === chainId)?.name;
    announce(strings.confirmIn({ chain: name ?? "" }));
    void ask(chainId);
  };
  const refused = switching.is === "failed" && cannotSwitch(switching.reason);
  const byPasskey = account?.wallet.id === passkeyId;
  const canSwitch = connector?.switchChain !== undefined && !byPasskey && !refused;
  return (
    <Dialog
      low
      open={open && account !== undefined}
      title={strings.title}
      onClose={close}
      returnTo={returnTo}
    >
      {account && (
        <>
          <Who address={account.address} ipfsGateway={ipfsGateway} />
          {!account.supported && <p className={css.wrong}>{strings.wrongNetwork}</p>}
          {!canSwitch && (
            <p className={css.cannot}>
              {byPasskey
                ? failures.passkeyStays
                : failures.noSwitching({ app: appName || failures.thisApp })}
            </p>
          )}
          <ChainList
            chains={byPasskey ? chains.filter(({ id }) => id === account.chainId) : chains}
            current={account.chainId}
            failed={
              switching.is === "failed" && canSwitch
                ? { chainId: switching.chainId, words: switching.reason.words }
                : undefined
            }
            pending={switching.is === "asking" ? switching.chainId : undefined}
            onChoose={canSwitch ? choose : undefined}
          />
          {switching.is === "asking" && (
            <p className={css.open}>
              <OpenApp wallet={account.wallet} />
            </p>
          )}
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

/** EIP-1193 has a code for what a wallet does not do. */
const unsupportedMethod = 4200;

function cannotSwitch({ kind, code }: WalletFailure): boolean {
  return kind === "no-switching" || code === unsupportedMethod;
}

/** Whose wallet it is that goes elsewhere. */
function Who({ address, ipfsGateway }: { address: Address; ipfsGateway: string | undefined }) {
  const { display, avatar } = useIdentity(address, ipfsGateway);
  return (
    <p className={css.who}>
      <Avatar address={address} picture={avatar} size={24} />
      <bdi>{display}</bdi>
    </p>
  );
}

/** Says each switch once, whether this dialog asked for it or somebody made it in the wallet. */
function useTellSwitched(open: boolean, chainId: number | undefined) {
  const strings = useTexts(texts);
  const { chains } = useConfig();
  const before = useRef(chainId);
  const said = useRef(chainId);
  const tell = (switchedTo: number) => {
    if (said.current === switchedTo) return;
    said.current = switchedTo;
    const name = chains.find(({ id }) => id === switchedTo)?.name;
    if (name !== undefined) announce(strings.switched({ chain: name }));
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

function LatestBlock({ chainId }: { chainId: number }) {
  const strings = useTexts(texts);
  const number = useBlockNumber(chainId);
  return (
    <p className={block.block}>{number !== undefined && strings.latestBlock({ block: number })}</p>
  );
}

export type SwitchOutcome = { ok: true } | { ok: false; reason: WalletFailure };

type Switching =
  | { is: "idle" }
  | { is: "asking"; chainId: number }
  | { is: "failed"; chainId: number; reason: WalletFailure };

type UseSwitchChainOptions = {
  request(chainId: number): Promise<SwitchOutcome>;
  onSwitched(chainId: number): void;
  onFailed(reason: WalletFailure): void;
};

/** Asks the wallet for another network: which one it is being asked for, and why it did not come. */
function useSwitchChain({ request, onSwitched, onFailed }: UseSwitchChainOptions) {
  const [switching, setSwitching] = useState<Switching>({ is: "idle" });
  const latest = useRef(0);

  const ask = async (chainId: number) => {
    const mine = ++latest.current;
    setSwitching({ is: "asking", chainId });
    const outcome = await request(chainId);
    // Another network was chosen meanwhile, or the dialog was left: that wish counts.
    if (mine !== latest.current) return;
    if (outcome.ok) {
      setSwitching({ is: "idle" });
      onSwitched(chainId);
    } else if (outcome.reason.words === "") {
      setSwitching({ is: "idle" });
    } else {
      setSwitching({ is: "failed", chainId, reason: outcome.reason });
      onFailed(outcome.reason);
    }
  };

  /** What is still open in the wallet may be answered there, but nobody here waits for it. */
  const forget = () => {
    latest.current++;
    setSwitching({ is: "idle" });
  };
  return { switching, ask, forget };
}

export function useBlockNumber(chainId: number): bigint | undefined {
  const { data } = useWagmiBlockNumber({
    chainId,
    watch: true,
    // After a reload it is another one.
    query: { meta: { persist: false } },
  });
  return data;
}
