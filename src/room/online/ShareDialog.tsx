// Shows a room to everybody who has the link, and takes it back.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import Copy from "lucide-react/icons/copy";
import ExternalLink from "lucide-react/icons/external-link";
import Send from "lucide-react/icons/send";
import { use, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { Answer, SyncTrouble } from "../../keeping/sync/accountApi.ts";
import { link } from "../../lib/link.ts";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import { borrowed } from "../rules/allowance.ts";
import type { AccountRooms } from "./openAccount.ts";
import type { OwnRoom } from "./roomsApi.ts";
import css from "./ShareDialog.module.css";
import { strings, troubleWords } from "./strings.ts";

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
  const [trouble, setTrouble] = useState<SyncTrouble | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isWanted = true;
    account.find(room).then((answer) => {
      if (!isWanted) return;
      setFound(answer);
      setTrouble(answer.ok ? null : answer.reason);
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
    setTrouble(answer.ok ? null : answer.reason);
    // What did not come about leaves the room as it was: shared, or not.
    if (!answer.ok) return;
    setFound(answer);
    announce(done);
  };

  const share = async (): Promise<Answer<OwnRoom> | null> =>
    (await keep()) ? account.share(room) : { ok: false, reason: { kind: "unkept" } };

  if (!found) return <Spinner label={strings.working} />;
  const shown = found.ok && found.value?.publishedAt != null ? found.value : null;
  return (
    <div className={css.share}>
      {shown ? (
        <ShareLink
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

type ShareLinkProps = { room: OwnRoom; isBusy: boolean; onTakeBack: () => void };

/** For a room that everybody may see: its picture, its link, and the ways to hand that on. */
function ShareLink({ room, isBusy, onTakeBack }: ShareLinkProps) {
  const { id, name, version } = room;
  const path = link(`/rooms/${id}`);
  const address = location.origin + path;
  const field = useRef<HTMLInputElement>(null);
  const label = useId();
  const [isCopied, setCopied] = useState<boolean | null>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      announce(strings.copied);
    } catch {
      field.current?.select();
      setCopied(false);
    }
  };

  return (
    <>
      <img
        className={css.picture}
        src={`${path}.png?v=${version}`}
        alt={strings.picture(name)}
        width={1200}
        height={630}
      />
      <p>
        {strings.shared} <span className={css.soft}>{strings.behind}</span>
      </p>
      <label className={css.link} htmlFor={label}>
        <span>{strings.link}</span>
        <input
          ref={field}
          id={label}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p className={css.ways}>
        <Button
          data-autofocus
          icon={<Icon of={Copy} size={18} />}
          done={isCopied === true}
          onClick={() => void copy()}
        >
          {isCopied ? strings.copied : strings.copy}
        </Button>
        {"share" in navigator && (
          <Button
            kind="secondary"
            icon={<Icon of={Send} size={18} />}
            // Closing the device's own sheet is an answer too, and needs no reply.
            onClick={() => void navigator.share({ title: name, url: address }).catch(() => {})}
          >
            {strings.hand}
          </Button>
        )}
        <Button
          kind="secondary"
          href={path}
          target="_blank"
          icon={<Icon of={ExternalLink} size={18} />}
        >
          {strings.see}
        </Button>
      </p>
      {isCopied === false && (
        <p role="alert" className={css.trouble}>
          {strings.notCopied}
        </p>
      )}
      <Button kind="quiet" busy={isBusy} onClick={onTakeBack}>
        {strings.takeBack}
      </Button>
    </>
  );
}
