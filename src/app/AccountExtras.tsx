// What the site adds to the account dialog: the way to one's fields, and the exchange.
import ChevronRight from "lucide-react/icons/chevron-right";
import site from "../../site.config.ts";
import { ExchangePanel } from "../exchange/panel/index.ts";
import { link } from "../lib/link.ts";
import { SessionsPanel } from "../signIn/sessions/index.ts";
import { Fold } from "../ui/Fold.tsx";
import { Icon } from "../ui/Icon.tsx";
import { lazyOrNothing } from "../ui/lazyOrNothing.ts";
import css from "./AccountExtras.module.css";
import { siteExchange } from "./siteExchange.ts";
import { siteSignIn, siteWallet } from "./siteWallet.ts";
import { strings } from "./strings.ts";

const Kept = lazyOrNothing(async () => (await import("../signIn/kept/index.ts")).Kept);

export function AccountExtras() {
  return (
    <div className={css.extras}>
      <a className={css.fields} href={link("/my-fields")} onClick={siteWallet.close}>
        <svg className={css.land} viewBox="0 0 36 36" aria-hidden="true">
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
        <Icon of={ChevronRight} className={css.arrow} />
      </a>
      <ExchangePanel exchange={siteExchange} />
      {siteSignIn?.session() && (
        <>
          <SessionsPanel signIn={siteSignIn} now={Date.now} />
          {site.features.roomDesigner && (
            <Fold title={strings.kept}>
              <Kept />
            </Fold>
          )}
        </>
      )}
    </div>
  );
}
