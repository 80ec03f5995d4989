// The page of a holder's own fields; whoever is not connected is told how to come to theirs.
import { ConnectButton, useWallet } from "@loamstead/wallet-kit";
import type { Page } from "../lib/page.ts";
import { EmptyLand } from "./EmptyLand.tsx";
import { HolderFields } from "./HolderFields.tsx";
import css from "./MyFieldsPage.module.css";
import type { MyFieldsParts } from "./parts.ts";
import { Skeleton } from "./Skeleton.tsx";
import { strings } from "./strings.ts";

/** For somebody whose wallet is not known: what would stand here, and the button that begins it. */
function Guest() {
  return (
    <EmptyLand title={strings.guestTitle} text={strings.guest} className={css.guest}>
      <span className={css.connect}>
        <ConnectButton label={strings.connect} />
      </span>
      <p className={css.needs}>{strings.needsScripts}</p>
    </EmptyLand>
  );
}

function MyFieldsPage({ parts }: { parts: MyFieldsParts }) {
  const { status, account } = useWallet();
  return (
    <div className={css.page}>
      <h1 className={css.title}>{strings.title}</h1>
      {status === "connected" && account ? (
        <HolderFields key={account.address} address={account.address} parts={parts} />
      ) : status === "reconnecting" || status === "loading" ? (
        <Skeleton />
      ) : (
        <Guest />
      )}
    </div>
  );
}

/** The page as the shell and the server see it. */
export const myFieldsPage = (parts: MyFieldsParts): Page => ({
  title: strings.title,
  description: strings.description,
  Content: MyFieldsPage.bind(null, { parts }),
});
