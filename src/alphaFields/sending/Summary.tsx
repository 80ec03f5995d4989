// What is about to be sent, in plain words, before the wallet is asked: to whom, on which network, for how much.
import { Button } from "@loamstead/ui/Button.tsx";
import { FactList } from "@loamstead/ui/FactList.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { OpenApp, useChainModal, useKit } from "@loamstead/wallet-kit";
import { formatBalance, useIdentity } from "@loamstead/wallet-kit/connected";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ComponentProps, ReactNode } from "react";
import type { Chain } from "viem";
import css from "./Summary.module.css";
import type { SendState } from "./sendSteps.ts";
import { strings } from "./strings.ts";
import { sendFailureWords } from "./useSending.ts";

type SummaryProps = {
  state: Extract<SendState, { is: "summary" | "asking" }>;
  chain: Chain | undefined;
  /** The wallet is on another network than the field. */
  isElsewhere: boolean;
  wallet: ComponentProps<typeof OpenApp>["wallet"];
  /** What is confirmed and who pays, in place of the wallet's own question; told what the receiver is called. */
  paid?: ((called: string | undefined) => ReactNode) | undefined;
  onSend(): void;
  onCancel(): void;
};

export function Summary(props: SummaryProps) {
  const { state, chain, paid, onCancel } = props;
  const { to, fee } = state.plan;
  const { name } = useIdentity(to.address, useKit().ipfsGateway);
  const called = to.name ?? name;
  const { decimals = 18, symbol = "ETH" } = chain?.nativeCurrency ?? {};
  const isAsking = state.is === "asking";
  const failure = state.is === "summary" ? state.failure : null;
  return (
    <div className={css.summary}>
      {!paid && (
        <FactList className={css.facts}>
          <dt>{strings.receiver}</dt>
          <dd>
            {called && (
              <b>
                <bdi>{called}</bdi>
              </b>
            )}
            <code className={css.address}>
              {to.address.slice(0, 21)}
              <wbr />
              {to.address.slice(21)}
            </code>
          </dd>
          <dt>{strings.network}</dt>
          <dd>{chain?.name}</dd>
          {fee !== null && (
            <>
              <dt>{strings.fee}</dt>
              <dd>{strings.about(formatBalance(fee, decimals), symbol)}</dd>
            </>
          )}
        </FactList>
      )}
      {to.isContract && (
        <p className={css.warning}>
          <Icon of={TriangleAlert} />
          <span>{strings.contract}</span>
        </p>
      )}
      {failure && <p className={css.failure}>{sendFailureWords(failure)}</p>}
      {paid ? paid(called) : <Asked {...props} isAsking={isAsking} />}
      <Button kind="quiet" onClick={onCancel}>
        {isAsking || paid ? strings.close : strings.cancel}
      </Button>
    </div>
  );
}

type AskedProps = Pick<SummaryProps, "chain" | "isElsewhere" | "wallet" | "onSend"> & {
  isAsking: boolean;
};

/** The connected wallet shows it once more, on the network of the field. */
function Asked({ chain, isElsewhere, wallet, isAsking, onSend }: AskedProps) {
  const openChains = useChainModal();
  return isElsewhere ? (
    <>
      <p className={css.failure}>{strings.otherNetwork(chain?.name ?? "")}</p>
      <Button onClick={openChains} aria-haspopup="dialog">
        {strings.switchNetworks}
      </Button>
    </>
  ) : (
    <>
      <p className={css.asks}>{strings.asks}</p>
      <Button busy={isAsking} onClick={onSend}>
        {isAsking ? strings.asking(wallet.name) : strings.sendWith(wallet.name)}
      </Button>
      {isAsking && <OpenApp wallet={wallet} />}
    </>
  );
}
