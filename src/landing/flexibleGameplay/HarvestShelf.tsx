// What a week brings in, thing beside thing on the shelf, with its true count; for days off a hen.
import { goods } from "../../farm/describe/strings.ts";
import type { Week } from "../../farm/players/simulateWeek.ts";
import type { Crop } from "../../farm/tables/crops.ts";
import { basketStill } from "../../stills/basket.ts";
import {
  beans,
  beets,
  cabbages,
  carrots,
  henStill,
  leeks,
  maizeStill,
  onions,
  peas,
  pumpkins,
  tomatoes,
  wheat,
} from "../../stills/harvest.ts";
import { Still, type StillPicture } from "../../stills/Still.tsx";
import { sunflowers } from "../../stills/sunflowers.ts";
import { largerSize } from "../layout/largerSizes.ts";
import css from "./HarvestShelf.module.css";
import { onShelf, ROOM } from "./shelf.ts";
import { strings } from "./strings.ts";

const heaps: Record<Crop, StillPicture> = {
  bean: beans,
  beet: beets,
  cabbage: cabbages,
  carrot: carrots,
  leek: leeks,
  maize: maizeStill,
  onion: onions,
  pea: peas,
  pumpkin: pumpkins,
  sunflower: sunflowers,
  tomato: tomatoes,
  wheat,
};

const sizes = `${largerSize(140)}, 140px`;

export function HarvestShelf({ week, daysOff }: { week: Week; daysOff: number }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens, also by arrow keys
    <section className={css.week} aria-label={strings.week} tabIndex={0}>
      <ol role="list" className={css.things}>
        {onShelf(week, daysOff > 0 ? ROOM - 1 : ROOM).map(([crop, count]) => (
          <li key={crop} className={css.place}>
            <Still className={css.thing!} picture={heaps[crop]} alt="" sizes={sizes} />
            <p className={css.carved}>
              <b>{strings.amount(count)}</b> {goods[crop][1]}
            </p>
          </li>
        ))}
        {daysOff > 0 && (
          <li className={css.place}>
            <Still className={css.thing!} picture={henStill} alt="" sizes={sizes} />
            <p className={css.carved}>
              <b>{daysOff}</b> {strings.daysOff(daysOff)}
            </p>
          </li>
        )}
      </ol>
      {/* Where things go on sideways it stands at their end, else above the words about them. */}
      <Still className={css.basket!} picture={basketStill} alt="" sizes="200px" />
    </section>
  );
}
