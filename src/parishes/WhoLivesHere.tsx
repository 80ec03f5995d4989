// Who lives in the middle parish: the twelve who write to the farms, each with a face, a place and the way to it.
import site from "../../site.config.ts";
import { writerName } from "../farm/describe/writerName.ts";
import { type Villager, villagers } from "../farm/tables/villagers.ts";
import { homeOf } from "../fields/village/homes.ts";
import { henAt } from "../fields/village/rounds.ts";
import { placeNames, whoLines } from "../fields/village/villageWords.ts";
import type { Day } from "../fields/weather/weather.ts";
import { link } from "../lib/link.ts";
import { VillagerFace } from "../people/index.ts";
import { strings } from "./strings.ts";
import css from "./Village.module.css";

const { features } = site;

const placeOf = (who: Villager, day: Day): string => placeNames[(homeOf(who) ?? henAt(day)).id];

export const WhoLivesHere = ({ day }: { day: Day }) => (
  <section aria-labelledby="lives-title">
    <h2 id="lives-title">{strings.livesTitle}</h2>
    <p className={css.text}>
      {features.play && strings.livesText}{" "}
      <a href={link("/world?who=everybody")}>{strings.onVillageMap}</a>
    </p>
    <ul role="list" className={css.people}>
      {villagers.map((who) => (
        <li key={who}>
          <a href={link(`/world?who=${who}`)} className={css.person}>
            <VillagerFace who={who} size={72} className={css.face} />
            <span>
              <b>{writerName(who)}</b> <small>{strings.livesAt(placeOf(who, day))}</small>
            </span>
          </a>
          <p>{whoLines[who]}</p>
        </li>
      ))}
    </ul>
  </section>
);
