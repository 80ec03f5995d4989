// A room as the gallery shows it: its picture, its name, and what is known of it.
import css from "./GalleryPage.module.css";
import { HeartCount } from "./HeartCount.tsx";
import type { PublicRoom } from "./publicRooms.ts";
import { RoomPicture } from "./RoomPicture.tsx";
import { roomLink } from "./roomLinks.ts";
import { strings } from "./strings.ts";

export function RoomCard({ room, isFirst }: { room: PublicRoom; isFirst: boolean }) {
  return (
    <a className={css.card} href={roomLink(room.id)}>
      <span className={css.picture}>
        <RoomPicture room={room} isDecoration isFirst={isFirst} />
      </span>
      <span className={css.name}>{room.name}</span>
      {room.caption !== null && <span className={css.said}>{strings.said(room.caption)}</span>}
      <span className={css.by}>
        {room.by !== null && `${strings.by} ${room.by}`}
        <HeartCount hearts={room.hearts} />
      </span>
    </a>
  );
}
