// What takes no room in the barn: seed in the bag, straw and timber behind it.
import { seedName } from "../../../farm/describe/refusal.ts";
import { countOf } from "../../../farm/state/counts.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { cropIds } from "../../../farm/tables/crops.ts";
import { heirloomIds, type Seed } from "../../../farm/tables/heirlooms.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { capital } from "../parts/words.ts";
import { strings } from "./strings.ts";

const seeds: readonly Seed[] = [...cropIds, ...heirloomIds];

export function Stores({ farm }: { readonly farm: Farm }) {
  const bag = seeds.filter((seed) => countOf(farm.seeds, seed) > 0);
  return (
    <>
      <Part title={strings.bag}>
        <ul role="list" className={css.rows}>
          {bag.map((seed) => (
            <Row
              key={seed}
              name={capital(seedName(seed))}
              end={strings.count(countOf(farm.seeds, seed))}
            />
          ))}
        </ul>
        <p className={css.note}>{strings.sunflower}</p>
      </Part>
      <Part title={strings.shed}>
        <ul role="list" className={css.rows}>
          <Row name={strings.straw} end={strings.count(farm.straw)} words={strings.strawFor} />
          <Row name={strings.timber} end={strings.count(farm.timber)} words={strings.timberFor} />
        </ul>
      </Part>
    </>
  );
}
