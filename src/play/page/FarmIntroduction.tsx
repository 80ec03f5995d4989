// What the farm is, in words beside a picture: for those who read it first, or read it only.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { Icon } from "@loamstead/ui/Icon.tsx";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Hand from "lucide-react/icons/hand";
import House from "lucide-react/icons/house";
import Sprout from "lucide-react/icons/sprout";
import { useEffect, useState } from "react";
import { link } from "../../lib/link.ts";
import { LAST_FARM } from "../../ownFarms/lastFarm/index.ts";
import { FarmDays } from "../../stills/FarmDays.tsx";
import { heroLeafFall } from "../../stills/heroLeafFall.ts";
import { byTheme } from "../../stills/heroPicture.ts";
import { Still } from "../../stills/Still.tsx";
import css from "./FarmIntroduction.module.css";
import { aboutFarm, farmDayTexts, strings } from "./strings.ts";

const icons = { grow: Sprout, wait: CalendarClock, keep: House, hands: Hand };

export function FarmIntroduction() {
  // What the farm is opened by could not be had: the page says so elsewhere, with a way to try again.
  const [isMissing, setMissing] = useState(false);
  useEffect(() => missingCode.add(() => setMissing(true)), []);
  return (
    // Whoever comes to play sees a farm, and then their own; only where that takes long is there something to read meanwhile.
    <div
      className={css.top}
      data-unless-noted={LAST_FARM}
      data-is-awaited={isMissing ? undefined : ""}
    >
      <div className={css.view}>
        <div className={css.words}>
          <h1 className={css.title}>{strings.heading}</h1>
          <p className={css.lede}>{strings.lede}</p>
          {!isMissing && <p className={css.opening}>{strings.opening}</p>}
          <noscript>
            <p className={css.script}>{strings.noScript}</p>
          </noscript>
        </div>
        <Still
          className={css.picture!}
          picture={byTheme(heroLeafFall)}
          alt={strings.picture}
          sizes="(min-width: 1000px) 560px, min(94vw, 560px)"
          priority
        />
      </div>
      <section aria-labelledby="about-farm" className={css.about}>
        <h2 id="about-farm">{strings.aboutTitle}</h2>
        <dl className={css.facts}>
          {aboutFarm.map(({ id, name, text }) => (
            <div key={id}>
              <Icon of={icons[id]} size={24} />
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h2 className={css.daysTitle}>{strings.daysTitle}</h2>
        <p>{strings.daysLede}</p>
        <FarmDays days={farmDayTexts} />
        <p className={css.ways}>
          <a href={link("/rules")}>{strings.rulesLink}</a>
          <a href={link("/fields")}>{strings.fieldsLink}</a>
          <a href={link("/")}>{strings.homeLink}</a>
        </p>
      </section>
    </div>
  );
}
