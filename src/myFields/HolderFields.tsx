// The fields of whoever is connected, with an honest word on every place that could not be asked.
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useEffect, useState } from "react";
import site from "../../site.config.ts";
import { type SessionView, useExchangeSession } from "../exchange/index.ts";
import type { PlaceName } from "../holdings/index.ts";
import { leadingSomewhere } from "../lib/exampleLinks.ts";
import { counted } from "../lib/numberWords.ts";
import type { SiteSettings } from "../lib/siteSettings.ts";
import { EmptyLand } from "./EmptyLand.tsx";
import { FieldsView } from "./FieldsView.tsx";
import css from "./HolderFields.module.css";
import type { MyFieldsParts } from "./parts.ts";
import { Skeleton } from "./Skeleton.tsx";
import { strings } from "./strings.ts";
import { useFields } from "./useFields.ts";

const SendDialog = lazyOrNothing(
  async () => (await import("../alphaFields/sending/index.ts")).LazySendDialog,
);

const market = leadingSomewhere(site.links.marketplace.href);

/** For a holder of nothing: where fields are to be had. */
function NoFields() {
  return (
    <EmptyLand title={strings.noneTitle} text={strings.none(counted(site.collection.size))}>
      {market && (
        <Button href={market} target="_blank" rel="noreferrer noopener">
          {strings.market}
        </Button>
      )}
    </EmptyLand>
  );
}

/** One line on the exchange, where it could show more than is seen here, or never will again. */
function ExchangeLine({ sight, onShow }: { sight: SessionView; onShow(): void }) {
  if (sight.is !== "open" || sight.state.lock === "unlocked") return null;
  const { state } = sight;
  if (state.lock === "locked" && state.obstacle === "closed") {
    return <p className={css.aside}>{strings.exchangeClosed}</p>;
  }
  // It is not asked for this line: whoever has nothing there, or cannot come to it, is told so in the account dialog.
  if (state.lock === "locked" && (state.obstacle !== null || state.reading)) return null;
  return (
    <div className={css.aside}>
      <p>{strings.exchangeLocked}</p>
      <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={onShow}>
        {strings.openAccount}
      </Button>
    </div>
  );
}

type Sending = { id: number; collection: SiteSettings["collection"]; open: boolean };

type HolderProps = { address: string; parts: MyFieldsParts };

export function HolderFields({ address, parts }: HolderProps) {
  const sight = useExchangeSession(parts.exchange, true);
  const unlocked = sight.is === "open" && sight.state.lock === "unlocked" ? sight.session : null;
  const { holdings, reading, again } = useFields(parts, address, unlocked);
  const [sending, setSending] = useState<Sending | null>(null);
  const summary = holdings && !reading && summaryOf(holdings);
  useEffect(() => {
    if (summary) announce(summary);
  }, [summary]);

  const beginSending = async (id: number) => {
    const { collection } = await parts.settings();
    setSending({ id, collection, open: true });
  };

  if (!holdings) return <Skeleton />;
  const { fields, failed } = holdings;
  const retry = (
    <Button kind="secondary" size="small" busy={reading} onClick={again}>
      {strings.tryAgain}
    </Button>
  );
  if (fields.length === 0 && failed.includes("contract")) {
    return (
      <EmptyLand title={strings.unreadableTitle} text={strings.unreadable}>
        {retry}
      </EmptyLand>
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
        <ExchangeLine sight={sight} onShow={parts.showExchange} />
      </div>
      {fields.length > 0 ? <FieldsView fields={fields} onSend={beginSending} /> : <NoFields />}
      {sending && (
        <SendDialog
          {...sending}
          onClose={() => setSending({ ...sending, open: false })}
          onOutcome={(outcome) => {
            if (outcome === "confirmed") again();
          }}
        />
      )}
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
