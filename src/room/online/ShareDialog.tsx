// Opens a room to whoever has its link, and takes it back: with an account, or for a while without one.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import { use, useEffect, useState, useSyncExternalStore } from "react";
import type { SyncResult, SyncTrouble } from "../../keeping/sync/accountApi.ts";
import { isOfFarm } from "../catalogue/index.ts";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import { captionOf } from "../model/caption.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { RoomDocument } from "../model/room.ts";
import { whenWords } from "../rooms/whenWords.ts";
import { borrowed } from "../rules/allowance.ts";
import { isUntouched } from "../template/index.ts";
import type { GuestLink } from "./guestLinks.ts";
import type { AccountRooms } from "./openRoomsAccount.ts";
import type { OwnRoom, SharingOptions } from "./roomsApi.ts";
import css from "./ShareDialog.module.css";
import { ShareLink } from "./ShareLink.tsx";
import { CaptionField, ShareSettings } from "./ShareSettings.tsx";
import { strings, syncTroubleWords } from "./strings.ts";
import { useIsBehind } from "./useIsBehind.ts";

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
  const notHere = <p role="alert">{syncTroubleWords({ kind: "unreachable" })}</p>;
  return (
    <Dialog open={room !== null} title={strings.shareTitle} onClose={onClose}>
      {room !== null &&
        (rooms ? <RoomSharing key={room} account={rooms} room={room} keep={keep} /> : notHere)}
    </Dialog>
  );
}

type RoomSharingProps = { account: AccountRooms; room: string; keep: () => Promise<boolean> };

/** What is known of a room's link: the account's, a guest's, or none yet. */
type Found = { readonly own: OwnRoom | null; readonly guest: GuestLink | null };

const unkept = { ok: false, reason: { kind: "unkept" } } as const;

/** How much others do not see. Nobody else knows what farms have made: what is of them is shown to all. */
function hiddenFrom(document: RoomDocument, catalogue: Catalogue): number {
  const models = [...borrowed(document, catalogue)].map((id) => document.items.get(id)!.model);
  return models.filter((model) => catalogue.owned(model) !== undefined && !isOfFarm(model)).length;
}

/** It stands at the end, and on a phone that is far below the box that was pressed. */
const bringIntoView = (words: HTMLElement | null) => words?.scrollIntoView({ block: "nearest" });

function RoomSharing({ account, room, keep }: RoomSharingProps) {
  const { at } = useSyncExternalStore(account.subscribe, account.state);
  const isSignedIn = at !== "signedOut";
  const isBehind = useIsBehind(account, room);
  const { catalogue } = useEditor().session;
  const document = useSession((state) => state.document);
  const lent = hiddenFrom(document, catalogue);
  const [found, setFound] = useState<Found | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [wish, setWish] = useState<SharingOptions>({});
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState<SyncTrouble | null>(null);
  const [busy, setBusy] = useState<"account" | "guest" | null>(null);

  useEffect(() => {
    let isWanted = true;
    if (isSignedIn) void account.name().then((known) => isWanted && setName(known));
    void Promise.all([account.find(room), account.guests.find(room)]).then(([answer, guest]) => {
      if (!isWanted) return;
      setFound({ own: answer.ok ? answer.value : null, guest });
      setTyped((answer.ok && answer.value?.caption) || "");
      setTrouble(answer.ok ? null : answer.reason);
    });
    return () => {
      isWanted = false;
    };
  }, [account, room, isSignedIn]);

  async function run<T>(
    by: "account" | "guest",
    work: () => Promise<SyncResult<T> | null>,
    then: (value: T) => void,
    done: string,
  ) {
    setBusy(by);
    const answer = await work();
    setBusy(null);
    if (!answer) return;
    setTrouble(answer.ok ? null : answer.reason);
    // What did not come about leaves the room as it was: shared, or not.
    if (!answer.ok) return;
    then(answer.value);
    announce(done);
  }

  const caption = captionOf(typed);
  const own = (value: OwnRoom) => setFound({ own: value, guest: null });
  const guest = (value: GuestLink | null) => setFound({ own: null, guest: value });

  const share = () =>
    run(
      "account",
      async () => ((await keep()) ? account.share(room, { ...wish, caption }) : unkept),
      own,
      strings.shared,
    );
  const shareAsGuest = () =>
    run(
      "guest",
      async () => ((await keep()) ? account.guests.share(room, caption) : unkept),
      guest,
      strings.shared,
    );
  const showNow = () =>
    run(
      "account",
      async () => ((await keep()) ? account.showNow(room) : unkept),
      own,
      strings.shownNow,
    );
  const reshare = (id: string, sharing: SharingOptions) =>
    run("account", () => account.reshare(id, sharing), own, strings.changed);

  if (!found) return <Spinner label={strings.working} />;
  const shown = found.own?.publishedAt != null ? found.own : null;
  const mayList = !isUntouched(document);
  const captionField = (
    <CaptionField
      value={typed}
      onValue={setTyped}
      onKeep={
        shown && caption !== shown.caption ? () => void reshare(shown.id, { caption }) : undefined
      }
    />
  );
  return (
    <div className={css.share}>
      {shown ? (
        <ShareLink
          room={{ ...shown, version: shown.shownVersion ?? shown.version }}
          note={
            shown.showsLatest
              ? strings.seenLatest
              : isBehind
                ? strings.seenAs(whenWords(shown.shownAt ?? shown.savedAt, Date.now()))
                : strings.shownNow
          }
          isBusy={busy === "account"}
          onTakeBack={() =>
            void run("account", () => account.unshare(shown.id), own, strings.takenBack)
          }
        >
          {!shown.showsLatest && isBehind && (
            <Button kind="secondary" busy={busy === "account"} onClick={() => void showNow()}>
              {strings.showNow}
            </Button>
          )}
          <ShareSettings
            sharing={shown}
            name={name}
            mayList={mayList}
            isShown
            onSharing={(sharing) => void reshare(shown.id, sharing)}
          />
          {captionField}
        </ShareLink>
      ) : found.guest && !isSignedIn ? (
        <ShareLink
          room={found.guest}
          note={strings.guestUntil(found.guest.endsAt)}
          isBusy={busy === "guest"}
          onTakeBack={() =>
            void run(
              "guest",
              () => account.guests.end(room),
              () => guest(null),
              strings.takenBack,
            )
          }
        >
          {captionField}
          <p className={css.ways}>
            <Button kind="secondary" busy={busy === "guest"} onClick={() => void shareAsGuest()}>
              {strings.showNow}
            </Button>
            <Button kind="quiet" busy={busy === "account"} onClick={() => void share()}>
              {strings.signInAndKeep}
            </Button>
          </p>
        </ShareLink>
      ) : (
        <>
          <p>{strings.before}</p>
          {captionField}
          {isSignedIn ? (
            <>
              <ShareSettings
                sharing={wish}
                name={name}
                mayList={mayList}
                isShown={false}
                onSharing={(more) => setWish({ ...wish, ...more })}
              />
              <Button data-autofocus busy={busy === "account"} onClick={() => void share()}>
                {strings.shareNow}
              </Button>
            </>
          ) : (
            <>
              <p className={css.soft}>{strings.twoWays}</p>
              <p className={css.ways}>
                <Button data-autofocus busy={busy === "guest"} onClick={() => void shareAsGuest()}>
                  {strings.shareAsGuest}
                </Button>
                <Button kind="secondary" busy={busy === "account"} onClick={() => void share()}>
                  {strings.signInAndShare}
                </Button>
              </p>
            </>
          )}
        </>
      )}
      {lent > 0 && <p className={css.soft}>{strings.lent(lent)}</p>}
      {trouble && (
        <p role="alert" className={css.trouble} ref={bringIntoView}>
          {syncTroubleWords(trouble)}
        </p>
      )}
    </div>
  );
}
