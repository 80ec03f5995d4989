// One room that is shown: its picture, what is in it, who furnished it, and the way to a copy.
import Armchair from "lucide-react/icons/armchair";
import Share from "lucide-react/icons/share-2";
import { link } from "../../lib/link.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { ReportRoom } from "./ReportRoom.tsx";
import css from "./RoomPage.module.css";
import { RoomPicture } from "./RoomPicture.tsx";
import { remixLink, roomLink } from "./roomLinks.ts";
import type { SharedRoom } from "./sharedRoom.ts";
import { shareRoom } from "./shareRoom.ts";
import { strings } from "./strings.ts";

export function RoomPage({ room }: { room: SharedRoom }) {
  const { id, name, words, by, publishedAt, credit } = room;
  return (
    <article className={css.page}>
      <div className={css.column}>
        <header className={css.words}>
          <nav aria-label={strings.crumbs} className={css.crumbs}>
            <a href={link("/rooms")}>{strings.gallery}</a>
          </nav>
          <h1 className={css.title}>{name}</h1>
          <p className={css.lede}>{withoutName(words, name)}</p>
        </header>
        <div className={css.view}>
          <RoomPicture room={room} size="large" isFirst />
        </div>
        <div className={css.acts}>
          <dl className={css.facts}>
            <div>
              <dt>{strings.by}</dt>
              <dd title={by}>{strings.address(by)}</dd>
            </div>
            <div>
              <dt>{strings.opened}</dt>
              <dd>
                <time dateTime={new Date(publishedAt).toISOString()}>
                  {strings.date(publishedAt)}
                </time>
              </dd>
            </div>
            {credit && (
              <div>
                <dt>{strings.madeFrom}</dt>
                <dd>
                  <a href={roomLink(credit.room)}>{strings.madeFromBy(credit.name, credit.by)}</a>
                </dd>
              </div>
            )}
          </dl>
          <div className={css.buttons}>
            <Button href={remixLink(id)} icon={<Icon of={Armchair} />}>
              {strings.remix}
            </Button>
            <IconButton
              icon={<Icon of={Share} />}
              label={strings.share}
              kind="raised"
              onClick={() => void shareRoom(room)}
            />
          </div>
          <p className={css.note}>{strings.remixNote}</p>
          <ReportRoom id={id} />
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
