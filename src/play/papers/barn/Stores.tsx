// What takes no room in the barn: seed in the bag, straw and timber behind it, and where more of it comes from.
import { seedName } from "../../../farm/describe/refusal.ts";
import { entriesOf, totalCount } from "../../../farm/state/counts.ts";
import { cropIds } from "../../../farm/tables/crops.ts";
import { heirloomIds, type Seed } from "../../../farm/tables/heirlooms.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { PaperSection } from "../parts/PaperSection.tsx";
import { StorePicture } from "../parts/ThingPictures.tsx";
import { Tile, Tiles } from "../parts/Tile.tsx";
import { capitaliseName, joinWithAnd } from "../parts/words.ts";
import { strings } from "./strings.ts";

const order: readonly Seed[] = [...cropIds, ...heirloomIds];

export function Stores(paper: PaperProps) {
  const { farm } = paper.state;
  const bag = entriesOf(farm.seeds).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const words = bag.map(([seed, count]) => strings.seed(count, seedName(seed)));
  return (
    <PaperSection title={strings.shed}>
      <Tiles>
        <Tile
          paper={paper}
          id="barn bag"
          picture={<StorePicture of="seedBag" />}
          name={strings.bag}
          line={strings.seeds(totalCount(farm.seeds))}
          more={
            <>
              {words.length > 0 && <p>{capitaliseName(joinWithAnd(words))}.</p>}
              <p>{strings.sunflower}</p>
            </>
          }
        />
        <Tile
          paper={paper}
          id="barn straw"
          picture={<StorePicture of="straw" />}
          name={strings.straw}
          line={String(farm.straw)}
          more={<p>{strings.strawFor}</p>}
        />
        <Tile
          paper={paper}
          id="barn timber"
          picture={<StorePicture of="timber" />}
          name={strings.timber}
          line={String(farm.timber)}
          more={<p>{strings.timberFor}</p>}
        />
      </Tiles>
    </PaperSection>
  );
}
