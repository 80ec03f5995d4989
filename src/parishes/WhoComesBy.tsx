// Who of the village comes through this parish: today's with their faces, and in words who is next.
import { callersOn } from "../fields/village/rounds.ts";
import type { Day } from "../fields/weather/weather.ts";
import { link } from "../lib/link.ts";
import { VillagerFace } from "../people/index.ts";
import { hereWords, nextWords } from "./comesBy.ts";
import { strings } from "./strings.ts";
import css from "./Village.module.css";

type WhoComesByProps = { parish: number; day: Day };

export function WhoComesBy({ parish, day }: WhoComesByProps) {
  const here = hereWords(parish, day);
  const faces = callersOn(parish, day);
  return (
    <section aria-labelledby="comes-title">
      <h2 id="comes-title">{strings.comesTitle}</h2>
      {faces.length > 0 && (
        <p className={css.faces}>
          {faces.map((who) => (
            <a key={who} href={link(`/world?who=${who}`)}>
              <VillagerFace who={who} size={72} className={css.face} isAlone />
            </a>
          ))}
        </p>
      )}
      {here !== null && (
        <p className={css.text}>
          <b>{here}</b>
        </p>
      )}
      <p className={css.text}>{nextWords(parish, day)}</p>
    </section>
  );
}
