// Slips of paper about the account: rooms it could keep as well, and a room that is there twice now.
import { use, useSyncExternalStore } from "react";
import { Button } from "../../ui/Button.tsx";
import css from "./AccountNotices.module.css";
import type { AccountRooms } from "./accountRooms.ts";
import { strings } from "./strings.ts";
import { troubleWords } from "./troubleWords.ts";

type AccountNoticesProps = {
  /** Null where it could not be had. */
  account: Promise<AccountRooms | null>;
};

export function AccountNotices({ account }: AccountNoticesProps) {
  const rooms = use(account);
  return rooms && <Slips account={rooms} />;
}

function Slips({ account }: { account: AccountRooms }) {
  const { offer, keptBoth, at, trouble } = useSyncExternalStore(account.subscribe, account.state);
  return (
    <>
      {offer > 0 && (
        <p className={css.slip}>
          <span>{strings.offer(offer)}</span>
          <span className={css.ways}>
            <Button size="small" onClick={() => void account.claim()}>
              {strings.claim}
            </Button>
            <Button kind="quiet" size="small" onClick={() => void account.decline()}>
              {strings.decline}
            </Button>
          </span>
        </p>
      )}
      {keptBoth !== null && (
        <p className={css.slip} role="status">
          <span>{strings.keptBoth(keptBoth)}</span>
          <Button kind="quiet" size="small" onClick={account.noticeBoth}>
            {strings.understood}
          </Button>
        </p>
      )}
      {at === "trouble" && trouble && trouble.kind !== "signedOut" && (
        <p className={css.slip} role="status">
          <span className={css.trouble}>{troubleWords(trouble)}</span>
        </p>
      )}
    </>
  );
}
