// What a paid call costs, and whom.
import type { PaidCallState } from "@loamstead/passkey/paidCall.ts";
import { FactList } from "@loamstead/ui/FactList.tsx";
import { LanguageContext, useTexts } from "@loamstead/ui/language.ts";
import { use } from "react";
import type { Chain } from "viem";
import { AccountFace } from "../identity/AccountFace.tsx";
import { formatBalance } from "../identity/formatBalance.ts";
import css from "./Paid.module.css";
import { texts } from "./strings.ts";

type FactsProps = {
  state: Extract<PaidCallState, { is: "choosing" | "ready" | "signing" | "asking" }>;
  chain: Chain | undefined;
};

export function PaidFacts({ state, chain }: FactsProps) {
  const strings = useTexts(texts);
  const { tag } = use(LanguageContext);
  const { cost, isDeployed } = state.quote;
  const { decimals = 18, symbol = "ETH" } = chain?.nativeCurrency ?? {};
  const short = formatBalance(cost, decimals, tag);
  const isTiny = short.startsWith("<");
  const amount = `${isTiny ? short.slice(1) : short} ${symbol}`;
  return (
    <FactList>
      <dt>{strings.fee}</dt>
      <dd>
        {(isTiny ? strings.lessThan : strings.about)({ amount })}
        {!isDeployed && <small>{strings.deploys}</small>}
      </dd>
      {state.is !== "choosing" && (
        <>
          <dt>{strings.paidBy}</dt>
          <dd>
            {state.payer.name}
            <span className={css.payer}>
              <AccountFace address={state.payer.address} />
            </span>
          </dd>
        </>
      )}
    </FactList>
  );
}
