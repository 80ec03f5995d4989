// Slips of paper about the account: rooms it could keep as well, and a room that is there twice now.
import { Button } from "@loamstead/ui/Button.tsx";
import { Slip } from "@loamstead/ui/Slip.tsx";
import { use, useSyncExternalStore } from "react";
import type { AccountRooms } from "./openRoomsAccount.ts";
import { strings, syncTroubleWords } from "./strings.ts";

type AccountNoticesProps = {
  /** Null where it could not be had. */
  account: Promise<AccountRooms | null>;
};

export function AccountNotices({ account }: AccountNoticesProps) {
  const rooms = use(account);
  return rooms && <Slips account={rooms} />;
}

function Slips({ account }: { account: AccountRooms }) {
  const { offer, keptBoth, trouble } = useSyncExternalStore(account.subscribe, account.state);
  // Silence is told by the line under the room's name, and mends itself.
  const isShown = trouble && trouble.kind !== "signedOut" && trouble.kind !== "unreachable";
  return (
    <>
      {offer > 0 && (
        <Slip words={strings.offer(offer)}>
          <Button size="small" onClick={() => void account.claim()}>
            {strings.claim}
          </Button>
          <Button kind="quiet" size="small" onClick={() => void account.decline()}>
            {strings.decline}
          </Button>
        </Slip>
      )}
      {keptBoth !== null && (
        <Slip isSaid words={strings.keptBoth(keptBoth)}>
          <Button kind="quiet" size="small" onClick={account.dismissKeptBoth}>
            {strings.understood}
          </Button>
        </Slip>
      )}
      {isShown && <Slip isSaid isTrouble words={syncTroubleWords(trouble)} />}
    </>
  );
}
