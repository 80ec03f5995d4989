// The fields of whoever is connected, with an honest word on every place that could not be asked.
import { useEffect } from "react";
import { useExchangeSession } from "../exchange/index.ts";
import type { PlaceName } from "../holdings/index.ts";
import { Button } from "../ui/Button.tsx";
import { announce } from "../ui/LiveRegion.tsx";
import { Bare } from "./Bare.tsx";
import { ExchangeLine } from "./ExchangeLine.tsx";
import { FieldsView } from "./FieldsView.tsx";
import css from "./Holder.module.css";
import { NoFields } from "./NoFields.tsx";
import type { MyFieldsParts } from "./parts.ts";
import { Skeleton } from "./Skeleton.tsx";
import { strings } from "./strings.ts";
import { useFields } from "./useFields.ts";

type HolderProps = { address: string; parts: MyFieldsParts };

export function Holder({ address, parts }: HolderProps) {
  const sight = useExchangeSession(parts.exchange, true);
  const unlocked = sight.is === "open" && sight.state.lock === "unlocked" ? sight.session : null;
  const { holdings, reading, again } = useFields(parts, address, unlocked);
  const summary = holdings && !reading && summaryOf(holdings);
  useEffect(() => {
    if (summary) announce(summary);
  }, [summary]);

  if (!holdings) return <Skeleton />;
  const { fields, failed } = holdings;
  const retry = (
    <Button kind="secondary" size="small" busy={reading} onClick={again}>
      {strings.tryAgain}
    </Button>
  );
  if (fields.length === 0 && failed.includes("contract")) {
    return (
      <Bare title={strings.unreadableTitle} text={strings.unreadable}>
        {retry}
      </Bare>
    );
  }
  return (
    <>
      <div className={css.words}>
        <p className={css.summary}>{fields.length > 0 && summaryOf(holdings)}</p>
        {failed.map((place) => (
          <div key={place} className={css.failed}>
            <p>{failures[place]}</p>
            {retry}
          </div>
        ))}
        <ExchangeLine sight={sight} />
      </div>
      {fields.length > 0 ? <FieldsView fields={fields} /> : <NoFields />}
    </>
  );
}

const failures: Record<PlaceName, string> = {
  contract: strings.contractFailed,
  exchange: strings.exchangeFailed,
};

function summaryOf({
  fields,
  failed,
}: {
  fields: readonly { place: PlaceName }[];
  failed: readonly PlaceName[];
}) {
  if (fields.length === 0) return failed.length > 0 ? strings.unreadableTitle : strings.noneTitle;
  const wallet = fields.filter(({ place }) => place === "contract").length;
  return strings.summary(wallet, fields.length - wallet);
}
