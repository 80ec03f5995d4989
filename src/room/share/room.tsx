// The page of one room as the shell and the server see it.

import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import type { LucideIcon } from "lucide-react";
import Armchair from "lucide-react/icons/armchair";
import DoorOpen from "lucide-react/icons/door-open";
import Flag from "lucide-react/icons/flag";
import QrCode from "lucide-react/icons/qr-code";
import Share from "lucide-react/icons/share-2";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { link } from "../../lib/link.ts";
import type { Page } from "../../lib/page.ts";
import type { SignIn } from "../../signIn/index.ts";
import { HeartButton } from "./HeartButton.tsx";
import { LateVisit } from "./LateVisit.tsx";
import { askForRoom, type PublicRoom, readPublicRoom, type WholeRoom } from "./publicRooms.ts";
import css from "./RoomPage.module.css";
import { RoomPicture } from "./RoomPicture.tsx";
import { cardOf, remixLink, roomLink } from "./roomLinks.ts";
import { strings } from "./strings.ts";

const ReportDialog = lazyOrNothing(async () => (await import("./ReportDialog.tsx")).ReportDialog);

const LinkFormsDialog = lazyOrNothing(
  async () => (await import("./LinkFormsDialog.tsx")).LinkFormsDialog,
);

type LateDialogProps = {
  icon: LucideIcon;
  label: string;
  children: (dialog: { open: boolean; onClose: () => void }) => ReactNode;
};

/** A quiet way to a dialog whose code comes when somebody needs it. */
function LateDialog({ icon, label, children }: LateDialogProps) {
  const [isNeeded, setNeeded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<Icon of={icon} size={17} />}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isNeeded && children({ open: isOpen, onClose: () => setOpen(false) })}
    </>
  );
}

/** The way to say that a room should not be shown. */
export const ReportRoom = ({ id }: { id: string }) => (
  <LateDialog icon={Flag} label={strings.report}>
    {(dialog) => <ReportDialog id={id} {...dialog} />}
  </LateDialog>
);

/** What else can be handed on than the address. */
export const RoomLinkForms = ({ room }: { room: PublicRoom }) => (
  <LateDialog icon={QrCode} label={strings.linkForms}>
    {(dialog) => <LinkFormsDialog room={room} {...dialog} />}
  </LateDialog>
);

/** Hands the address of a room on: to whatever the device shares with, else to the clipboard. */
async function handOn({ id, name }: PublicRoom): Promise<void> {
  const url = location.origin + roomLink(id);
  if ("share" in navigator) {
    // Closing the device's own sheet is an answer too, and needs no reply.
    await navigator.share({ title: name, url }).catch(() => {});
    return;
  }
  const { toast } = await import("@loamstead/ui/Toast.tsx");
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const isCopied = await clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  if (isCopied) toast(strings.linkCopied, { kind: "good" });
  else toast(strings.linkNotCopied(url), { kind: "error" });
}

type RoomPageProps = { room: WholeRoom; signIn: SignIn | null };

/** One room that is shown: its picture, what is in it, who furnished it, and the way to a copy. */
function RoomPage({ room, signIn }: RoomPageProps) {
  const { id, name, words, caption, by, publishedAt, endsAt, credit, owned, madeFromThis } = room;
  const [isInside, setInside] = useState(false);
  const door = useRef<HTMLButtonElement>(null);
  const leave = useCallback(() => {
    setInside(false);
    door.current?.focus();
  }, []);
  return (
    <article className={css.page}>
      <div className={css.column}>
        <header className={css.words}>
          <nav aria-label={strings.crumbs} className={css.crumbs}>
            <a href={link("/rooms")}>{strings.gallery}</a>
          </nav>
          <h1 className={css.title}>{name}</h1>
          {caption !== null && <p className={css.lede}>{strings.said(caption)}</p>}
          <p className={caption === null ? css.lede : css.inside}>{withoutName(words, name)}</p>
        </header>
        <div className={css.view} data-is-inside={isInside || undefined}>
          <RoomPicture room={room} size="large" isFirst />
          {isInside && <LateVisit id={id} owned={owned} onLeave={leave} />}
        </div>
        <div className={css.acts}>
          <dl className={css.facts}>
            <div>
              <dt>{strings.by}</dt>
              <dd>{by ?? strings.somebody}</dd>
            </div>
            <div>
              <dt>{strings.opened}</dt>
              <dd>
                <time dateTime={new Date(publishedAt).toISOString()}>
                  {strings.date(publishedAt)}
                </time>
              </dd>
            </div>
            {endsAt !== null && (
              <div>
                <dt>{strings.ends}</dt>
                <dd>
                  <time dateTime={new Date(endsAt).toISOString()}>{strings.date(endsAt)}</time>
                </dd>
              </div>
            )}
            {credit && (
              <div>
                <dt>{strings.madeFrom}</dt>
                <dd>
                  {credit.room !== null && credit.name !== null ? (
                    <a href={roomLink(credit.room)}>{strings.madeFromBy(credit.name, credit.by)}</a>
                  ) : (
                    strings.anothersRoom
                  )}
                </dd>
              </div>
            )}
          </dl>
          <div className={css.buttons}>
            <Button
              ref={door}
              icon={<Icon of={DoorOpen} />}
              aria-pressed={isInside}
              onClick={() => setInside(true)}
            >
              {strings.enter}
            </Button>
            <HeartButton room={room} signIn={signIn} />
            <Button kind="secondary" href={remixLink(id)} icon={<Icon of={Armchair} />}>
              {strings.remix}
            </Button>
            <IconButton
              icon={<Icon of={Share} />}
              label={strings.share}
              kind="raised"
              onClick={() => void handOn(room)}
            />
          </div>
          <p className={css.note}>{strings.remixNote}</p>
          <div className={css.further}>
            <RoomLinkForms room={room} />
            <ReportRoom id={id} />
          </div>
          {madeFromThis.length > 0 && (
            <section aria-labelledby="made-from-this" className={css.madeFromThis}>
              <h2 id="made-from-this">{strings.madeFromThis}</h2>
              <ul role="list">
                {madeFromThis.map((copy) => (
                  <li key={copy.id}>
                    <a href={roomLink(copy.id)}>{strings.madeFromBy(copy.name, copy.by)}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

/** The sentences begin with the name, which stands above them here. */
function withoutName(words: string, name: string): string {
  if (!words.startsWith(`${name}, `)) return words;
  const rest = words.slice(name.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

type Asked = { signIn: SignIn | null; given?: object | undefined; search?: string | undefined };

export async function roomPage(id: string, asked: Asked): Promise<Page | null> {
  const { signIn, given, search = "" } = asked;
  const room = given ? readPublicRoom(given) : await askForRoom(id);
  if (room === null) return null;
  const isEmbedded = new URLSearchParams(search).has("embed");
  const card = cardOf(room);
  const Embedded = isEmbedded && (await import("./EmbeddedRoom.tsx")).EmbeddedRoom;
  return {
    title: room.name,
    description: strings.description(
      room.caption ? strings.said(room.caption) : room.words,
      room.by,
    ),
    ...(card && { image: card }),
    type: "article",
    isUnlisted: isEmbedded || !room.isListed,
    isEmbeddable: true,
    published: new Date(room.publishedAt).toISOString(),
    ...(isEmbedded && { isBare: true }),
    Content: Embedded ? Embedded.bind(null, { room }) : RoomPage.bind(null, { room, signIn }),
  };
}
