// A shared room in a frame of another site: seen and entered, and nothing that could be pressed for somebody else.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import DoorOpen from "lucide-react/icons/door-open";
import ExternalLink from "lucide-react/icons/external-link";
import { useCallback, useRef, useState } from "react";
import site from "../../../site.config.ts";
import css from "./EmbeddedRoom.module.css";
import { LateVisit } from "./LateVisit.tsx";
import type { PublicRoom } from "./publicRooms.ts";
import { RoomPicture } from "./RoomPicture.tsx";
import { roomLink } from "./roomLinks.ts";
import { strings } from "./strings.ts";

export function EmbeddedRoom({ room }: { room: PublicRoom }) {
  const { id, name, owned } = room;
  const [isInside, setInside] = useState(false);
  const door = useRef<HTMLButtonElement>(null);
  const leave = useCallback(() => {
    setInside(false);
    door.current?.focus();
  }, []);
  return (
    <article className={css.embedded}>
      <div className={css.view}>
        <RoomPicture room={room} isFirst />
        {isInside && <LateVisit id={id} owned={owned} onLeave={leave} />}
      </div>
      <div className={css.bar}>
        <h1>{name}</h1>
        <Button
          ref={door}
          size="small"
          icon={<Icon of={DoorOpen} size={18} />}
          aria-pressed={isInside}
          onClick={() => setInside(true)}
        >
          {strings.enter}
        </Button>
        <Button
          kind="secondary"
          size="small"
          href={roomLink(id)}
          target="_blank"
          rel="noopener"
          icon={<Icon of={ExternalLink} size={18} />}
        >
          {strings.openOn(site.name)}
        </Button>
      </div>
    </article>
  );
}
