// The room by lamplight with switches for the lamps and the stove: each other picture is fetched when it is first to be seen.
import { useState } from "react";
import words from "../../../content/landing/room-band.json";
import { room } from "../../stills/room.ts";
import { roomCold, roomDarkCold } from "../../stills/roomCold.ts";
import { roomDark } from "../../stills/roomDark.ts";
import { Still, type StillPicture } from "../../stills/Still.tsx";
import { largerSize } from "../layout/largerSizes.ts";
import css from "./LampRoom.module.css";
import { strings } from "./strings.ts";

const sizes = `${largerSize(960)}, (min-width: 1600px) 960px, (min-width: 1000px) 726px, min(100vw, 720px)`;

/** What lies over the room in which all is lit. */
const others = { dark: roomDark, cold: roomCold, darkCold: roomDarkCold } satisfies Record<
  string,
  StillPicture
>;

type Other = keyof typeof others;

function otherOf(isLit: boolean, isWarm: boolean): Other | null {
  if (isLit) return isWarm ? null : "cold";
  return isWarm ? "dark" : "darkCold";
}

export function LampRoom({ className }: { className: string }) {
  const [isLit, setLit] = useState(true);
  const [isWarm, setWarm] = useState(true);
  const [seen, setSeen] = useState<readonly Other[]>([]);
  const shown = otherOf(isLit, isWarm);

  function burn(lamps: boolean, stove: boolean) {
    setLit(lamps);
    setWarm(stove);
    const next = otherOf(lamps, stove);
    if (next && !seen.includes(next)) setSeen([...seen, next]);
  }

  return (
    <div className={`${css.room} ${className}`}>
      <Still
        className={css.lit!}
        picture={room}
        alt={isWarm ? words.picture : words.cold}
        sizes={sizes}
      />
      {seen.map((each) => (
        <Still
          key={each}
          className={`${css.other} ${each === shown ? css.shown : ""}`}
          picture={others[each]}
          alt=""
          sizes={sizes}
          priority
        />
      ))}
      {isWarm && <span className={css.steam} aria-hidden="true" />}
      <div className={css.switches}>
        <Switch name={strings.lamp} isOn={isLit} onTurn={(isOn) => burn(isOn, isWarm)} />
        <Switch name={strings.stove} isOn={isWarm} onTurn={(isOn) => burn(isLit, isOn)} />
      </div>
    </div>
  );
}

type SwitchProps = { name: string; isOn: boolean; onTurn(isOn: boolean): void };

const Switch = ({ name, isOn, onTurn }: SwitchProps) => (
  <label className={css.lamp}>
    {name}
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={({ target }) => onTurn(target.checked)}
    />
  </label>
);
