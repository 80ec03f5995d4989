// What the room designer is, in words beside a room: for those who read it first, or read it only.
import { Icon } from "@loamstead/ui/Icon.tsx";
import Hand from "lucide-react/icons/hand";
import Headphones from "lucide-react/icons/headphones";
import Keyboard from "lucide-react/icons/keyboard";
import Mouse from "lucide-react/icons/mouse-pointer-2";
import { room } from "../../stills/room.ts";
import { roomDay } from "../../stills/roomDay.ts";
import { Still } from "../../stills/Still.tsx";
import { KeepRail } from "./KeepRail.tsx";
import { NightBand } from "./NightBand.tsx";
import { Promises } from "./Promises.tsx";
import css from "./RoomIntroduction.module.css";
import { inputMethods, strings } from "./strings.ts";

const icons = { mouse: Mouse, touch: Hand, keyboard: Keyboard, reader: Headphones };
const sizes = "(min-width: 1600px) 860px, (min-width: 1000px) 760px, min(100vw, 720px)";

export function RoomIntroduction() {
  return (
    <>
      <div className={css.top}>
        <div className={css.view}>
          <div className={css.words}>
            <h1 className={css.title}>{strings.title}</h1>
            <p className={css.lede}>{strings.lede}</p>
            <noscript>
              <p className={css.script}>{strings.noScript}</p>
            </noscript>
          </div>
          <Still className={css.day!} picture={roomDay} alt={strings.day} sizes={sizes} />
          <Still className={css.night!} picture={room} alt={strings.night} sizes={sizes} />
        </div>
      </div>
      <section aria-labelledby="ways-title" className={css.ways}>
        <div className={css.waysWords}>
          <h2 id="ways-title">{strings.waysTitle}</h2>
          <p className={css.lede}>{strings.waysLede}</p>
        </div>
        <dl className={css.notice}>
          {inputMethods.map(({ id, name, text }) => (
            <div key={id}>
              <Icon of={icons[id]} size={24} />
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Promises />
      <KeepRail />
      <NightBand />
    </>
  );
}
