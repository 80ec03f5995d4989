// The page of a holder's own fields; whoever is not connected is told how to come to theirs.
import { useWallet } from "../wallet/index.ts";
import { Guest } from "./Guest.tsx";
import { Holder } from "./Holder.tsx";
import css from "./MyFieldsPage.module.css";
import type { MyFieldsParts } from "./parts.ts";
import { Skeleton } from "./Skeleton.tsx";
import { strings } from "./strings.ts";

export function MyFieldsPage({ parts }: { parts: MyFieldsParts }) {
  const { status, account } = useWallet();
  return (
    <div className={css.page}>
      <h1 className={css.title}>{strings.title}</h1>
      {status === "connected" && account ? (
        <Holder key={account.address} address={account.address} parts={parts} />
      ) : status === "reconnecting" || status === "loading" ? (
        <Skeleton />
      ) : (
        <Guest />
      )}
    </div>
  );
}
