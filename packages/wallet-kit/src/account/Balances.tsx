// What the account has: the chain's own currency, and the tokens that the site knows.
import { Button } from "@loamstead/ui/Button.tsx";
import { LanguageContext, useTexts } from "@loamstead/ui/language.ts";
import pill from "@loamstead/ui/Pill.module.css";
import { use } from "react";
import { type Address, formatUnits } from "viem";
import { useBalance } from "wagmi";
import { type TokenBalance, useTokenBalances } from "../core/hooks/useTokenBalances.ts";
import { formatBalance } from "../identity/formatBalance.ts";
import type { TokenSettings } from "../kit/settings.ts";
import css from "./Balances.module.css";
import { texts } from "./strings.ts";

type BalanceProps = { address: Address; chainId: number };

export function Balance({ address, chainId }: BalanceProps) {
  const strings = useTexts(texts);
  const balance = useBalance({ address, chainId });
  return (
    <div className={css.balance}>
      {balance.data ? (
        <Amount {...balance.data} />
      ) : balance.isError ? (
        <div className={css.failed}>
          <p>{strings.noBalance}</p>
          <Button
            kind="quiet"
            size="small"
            busy={balance.isFetching}
            onClick={() => balance.refetch()}
          >
            {strings.retry}
          </Button>
        </div>
      ) : (
        <p className={css.awaited} aria-hidden="true" />
      )}
    </div>
  );
}

/** `tokens` are those of one chain. */
type TokenBalancesProps = { address: Address; tokens: readonly TokenSettings[] };

export function TokenBalances({ address, tokens }: TokenBalancesProps) {
  const strings = useTexts(texts);
  const held = useTokenBalances(address, tokens);
  if (held.length === 0) return <p className={css.none}>{strings.noTokens}</p>;
  return (
    <ul role="list" className={css.tokens} aria-label={strings.tokens}>
      {held.map(({ token, ...amount }) => (
        <li key={token.address} className={pill.sunk}>
          <Amount {...amount} />
        </li>
      ))}
    </ul>
  );
}

type AmountProps = Pick<TokenBalance, "symbol" | "decimals" | "value">;

function Amount({ value, decimals, symbol }: AmountProps) {
  const { tag } = use(LanguageContext);
  return (
    <p className={css.amount} title={`${formatUnits(value, decimals)} ${symbol}`}>
      {formatBalance(value, decimals, tag)} <bdi>{symbol}</bdi>
    </p>
  );
}
