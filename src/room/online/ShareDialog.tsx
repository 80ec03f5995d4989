// Shows a room to everybody with the link, and takes it back.
import { use, useEffect, useState, useSyncExternalStore } from "react";
import type { AccountRooms } from "../../keeping/sync/account.ts";
import { type Answer, type Trouble, troubled } from "../../keeping/sync/accountApi.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { announce } from "../../ui/LiveRegion.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import { borrowed } from "../rules/allowance.ts";
import type { OwnRoom } from "./roomShapes.ts";
import css from "./ShareDialog.module.css";
import { SharedRoom } from "./SharedRoom.tsx";
import { strings } from "./strings.ts";
import { troubleWords } from "./troubleWords.ts";

type ShareDialogProps = {
  /** Null where it could not be had. */
  account: Promise<AccountRooms | null>;
  /** Null while the dialog is closed. */
  room: string | null;
  /** What is shared must be kept on this device first; false where that cannot be. */
  keep: () => Promise<boolean>;
  onClose: () => void;
};

export function ShareDialog({ account, room, keep, onClose }: ShareDialogProps) {
  const rooms = use(account);
  const notHere = <p role="alert">{troubleWords({ kind: "unreachable" })}</p>;
  return (
    <Dialog open={room !== null} title={strings.shareTitle} onClose={onClose}>
      {room !== null &&
        (rooms ? <Sharing key={room} account={rooms} room={room} keep={keep} /> : notHere)}
    </Dialog>
  );
}

type SharingProps = { account: AccountRooms; room: string; keep: () => Promise<boolean> };

function Sharing({ account, room, keep }: SharingProps) {
  const { at } = useSyncExternalStore(account.subscribe, account.state);
  const isSignedIn = at !== "signedOut";
  const { catalogue } = useEditor().session;
  const lent = useSession(({ document }) => borrowed(document, catalogue).size);
  const [found, setFound] = useState<Answer<OwnRoom | null> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isWanted = true;
    account.find(room).then((answer) => {
      if (!isWanted) return;
      setFound(answer);
      setTrouble(answer.ok ? null : answer.trouble);
    });
    return () => {
      isWanted = false;
    };
  }, [account, room]);

  const run = async (work: () => Promise<Answer<OwnRoom> | null>, done: string) => {
    setBusy(true);
    const answer = await work();
    setBusy(false);
    if (!answer) return;
    setTrouble(answer.ok ? null : answer.trouble);
    // What did not come about leaves the room as it was: shared, or not.
    if (!answer.ok) return;
    setFound(answer);
    announce(done);
  };

  const share = async () => ((await keep()) ? account.share(room) : troubled({ kind: "unkept" }));

  if (!found) return <Spinner label={strings.working} />;
  const shown = found.ok && found.value?.publishedAt != null ? found.value : null;
  return (
    <div className={css.share}>
      {shown ? (
        <SharedRoom
          room={shown}
          isBusy={isBusy}
          onTakeBack={() => void run(() => account.unshare(shown.id), strings.takenBack)}
        />
      ) : (
        <>
          <p>{strings.before}</p>
          {!isSignedIn && <p className={css.soft}>{strings.signInFirst}</p>}
          <Button data-autofocus busy={isBusy} onClick={() => void run(share, strings.shared)}>
            {isSignedIn ? strings.shareNow : strings.signInAndShare}
          </Button>
        </>
      )}
      {lent > 0 && <p className={css.soft}>{strings.lent(lent)}</p>}
      {trouble && (
        <p role="alert" className={css.trouble}>
          {troubleWords(trouble)}
        </p>
      )}
    </div>
  );
}
