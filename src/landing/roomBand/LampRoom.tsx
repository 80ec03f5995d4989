// The room by lamplight with a switch for the lamps: the dark picture is fetched when they first go out.
import { useState } from "react";
import words from "../../../content/landing/room-band.json";
import { room } from "../../stills/room.ts";
import { roomDark } from "../../stills/roomDark.ts";
import { Still } from "../../stills/Still.tsx";
import css from "./LampRoom.module.css";
import { strings } from "./strings.ts";

const sizes = "(min-width: 1600px) 960px, (min-width: 1000px) 726px, min(100vw, 720px)";

export function LampRoom({ className }: { className: string }) {
  const [isLit, setLit] = useState(true);
  const [wasDark, setWasDark] = useState(false);
  return (
    <div className={`${css.room} ${className}`} data-lit={isLit || undefined}>
      <Still className={css.lit!} picture={room} alt={words.picture} sizes={sizes} />
      {wasDark && <Still className={css.dark!} picture={roomDark} alt="" sizes={sizes} priority />}
      <label className={css.lamp}>
        {strings.lamp}
        <input
          type="checkbox"
          role="switch"
          checked={isLit}
          aria-checked={isLit}
          onChange={({ target }) => {
            setLit(target.checked);
            if (!target.checked) setWasDark(true);
          }}
        />
      </label>
    </div>
  );
}
