// The band of the room designer: the same warm night in both themes.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Check from "lucide-react/icons/check";
import House from "lucide-react/icons/house";
import words from "../../../content/landing/room-band.json";
import { link } from "../../lib/link.ts";
import layout from "../layout/layout.module.css";
import { LampRoom } from "./LampRoom.tsx";
import { OtherRooms } from "./OtherRooms.tsx";
import css from "./RoomBand.module.css";
import { strings } from "./strings.ts";

export function RoomBand() {
  return (
    <section aria-labelledby="room-band-title" className={css.band}>
      <div className={`${layout.column} ${layout.pictures} ${css.view}`}>
        <div className={css.words}>
          <h2 id="room-band-title" className={css.title}>
            {words.title}
          </h2>
          <p className={css.lede}>{words.lede}</p>
          <p>
            <Button kind="lamp" href={link("/room-designer")} icon={<Icon of={House} />}>
              {words.link}
            </Button>
          </p>
          <ul role="list" aria-label={strings.plans} className={css.plans}>
            {words.plans.map((plan) => (
              <li key={plan}>
                <Icon of={Check} />
                {plan}
              </li>
            ))}
          </ul>
          <OtherRooms />
        </div>
        <LampRoom className={css.room!} />
      </div>
    </section>
  );
}
