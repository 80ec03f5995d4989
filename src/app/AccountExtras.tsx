// What the site adds to the account dialog, row under row: the way to one's fields, the exchange, and what is kept.
import row from "@loamstead/ui/Fold.module.css";
import { Fold } from "@loamstead/ui/Fold.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import Archive from "lucide-react/icons/archive";
import ChevronRight from "lucide-react/icons/chevron-right";
import Landmark from "lucide-react/icons/landmark";
import { useEffect, useState, useSyncExternalStore } from "react";
import site from "../../site.config.ts";
import { ExchangePanel } from "../exchange/panel/index.ts";
import { link } from "../lib/link.ts";
import type { SignIn } from "../signIn/index.ts";
import { SessionsPanel } from "../signIn/sessions/index.ts";
import { deletionProof } from "./deletionProof.ts";
import { exchangeShown, isExchangeWanted, siteExchange } from "./siteExchange.ts";
import { siteSignIn, siteWallet } from "./siteWallet.ts";
import { strings } from "./strings.ts";

const Kept = lazyOrNothing(async () => (await import("../signIn/kept/index.ts")).AccountDataPanel);

/** Only one of the rows is open at a time. */
const name = "account";

export function AccountExtras() {
  const [exchangeStartsOpen] = useState(isExchangeWanted);
  useEffect(exchangeShown, []);
  return (
    <>
      <a className={row.row} href={link("/my-fields")} onClick={siteWallet.close}>
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <path fill="var(--wood-2)" d="M3 14v7l15 10 15-10v-7L18 24z" />
          <path fill="var(--soil-loam)" d="m18 4 15 10-15 10L3 14z" />
          <path
            fill="none"
            stroke="var(--wood-3)"
            strokeWidth="2"
            strokeLinecap="round"
            d="m11 13 8 5M15 10.5l8 5M19 8l8 5"
          />
        </svg>
        {strings.myFields}
        <Icon of={ChevronRight} className={row.end} />
      </a>
      <Fold
        title={strings.exchange}
        name={name}
        icon={<Icon of={Landmark} />}
        startsOpen={exchangeStartsOpen}
      >
        <ExchangePanel exchange={siteExchange} />
      </Fold>
      {siteSignIn && <SessionRows signIn={siteSignIn} />}
    </>
  );
}

/** There while a session is: it may begin and end under an open dialog. */
function SessionRows({ signIn }: { signIn: SignIn }) {
  const session = useSyncExternalStore(signIn.subscribe, signIn.session);
  return (
    session && (
      <>
        <SessionsPanel signIn={signIn} now={Date.now} among={name} />
        {(site.features.roomDesigner || site.features.play) && (
          <Fold title={strings.kept} name={name} icon={<Icon of={Archive} />}>
            <Kept proof={deletionProof} />
          </Fold>
        )}
      </>
    )
  );
}
