// What the account has: the chain's own currency, and the tokens that the site knows.
import { type Address, formatUnits } from "viem";
import { useBalance } from "wagmi";
import { Button } from "../../ui/Button.tsx";
import pill from "../../ui/Pill.module.css";
import { type TokenBalance, useTokenBalances } from "../core/hooks/useTokenBalances.ts";
import { formatBalance } from "../identity/formatBalance.ts";
import type { TokenSettings } from "../kit/settings.ts";
import css from "./Balances.module.css";
import { strings } from "./strings.ts";

type BalancesProps = {
  address: Address;
  chainId: number;
  /** Those of other chains are not shown. */
  tokens: readonly TokenSettings[];
};

export function Balances({ address, chainId, tokens }: BalancesProps) {
  const balance = useBalance({ address, chainId });
  const here = tokens.filter((token) => token.chainId === chainId);
  const held = useTokenBalances(address, here);
  return (
    <div className={css.balances}>
      {balance.data ? (
        <Amount className={css.native} {...balance.data} />
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
      {here.length > 0 && (
        <div className={css.shelf}>
          {held.length > 0 && (
            <ul role="list" className={css.tokens} aria-label={strings.tokens}>
              {held.map(({ token, ...amount }) => (
                <li key={token.address} className={pill.sunk}>
                  <Amount {...amount} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

type AmountProps = Pick<TokenBalance, "symbol" | "decimals" | "value"> & {
  className?: string | undefined;
};

function Amount({ value, decimals, symbol, className }: AmountProps) {
  return (
    <p className={className} title={`${formatUnits(value, decimals)} ${symbol}`}>
      {formatBalance(value, decimals)} <bdi>{symbol}</bdi>
    </p>
  );
}
