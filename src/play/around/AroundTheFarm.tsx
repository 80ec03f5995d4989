// All that is on the farm besides its plots, in words, with what can be done there.
import { useId } from "react";
import { VillagerFace } from "../../people/index.ts";
import type { BedState } from "../view/bed.ts";
import css from "./around.module.css";
import { describeThing } from "./describeThing.ts";
import { strings } from "./strings.ts";
import { ThingWays, type ThingWaysProps } from "./ThingWays.tsx";
import { thingsAround } from "./thingsAround.ts";
import { useGreenNow } from "./useGreenNow.ts";

export function AroundTheFarm({ bed, ...ways }: ThingWaysProps & { readonly bed: BedState }) {
  const green = useGreenNow(bed, false);
  const title = useId();
  const all = thingsAround(bed, green?.look ?? null).flatMap((thing) => {
    const info = describeThing(thing, bed, ways.paper.clock, green);
    return info ? [{ thing, info }] : [];
  });
  return (
    <section className={css.around} aria-labelledby={title}>
      <h2 id={title} tabIndex={-1}>
        {strings.title}
      </h2>
      <ul role="list">
        {all.map(({ thing, info }) => (
          <li key={thing} className={css.row}>
            {info.face && <VillagerFace farm={bed.farm} who={info.face} size={40} />}
            <p>
              <b>{info.name}</b> {info.words}
            </p>
            <div className={css.ways}>
              <ThingWays {...ways} info={info} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
