// The market: what is dear and cheap this week, seed to buy, the pedlar, and all prices of this week and the next.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { levelOf } from "../../../farm/state/deeds.ts";
import { type Crop, cropIds, rulesOf } from "../../../farm/tables/crops.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { CropPicture } from "../parts/CropPicture.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import { strings as shared } from "../parts/strings.ts";
import { Tile, Tiles } from "../parts/Tile.tsx";
import { capitaliseName } from "../parts/words.ts";
import { Pedlar } from "./Pedlar.tsx";
import { SeedTile } from "./SeedTile.tsx";
import { Slate } from "./Slate.tsx";
import { strings } from "./strings.ts";
import { ThisWeek } from "./ThisWeek.tsx";

const MOST = 4;

/** What grows longest is worth most; what is in the bag or free need not be bought. */
const inOrder = (crops: readonly Crop[]): readonly Crop[] =>
  crops.toSorted((a, b) => rulesOf(b).seconds - rulesOf(a).seconds);

export function Market(paper: PaperProps) {
  const { farm } = paper.state;
  const level = levelOf(farm);
  const known = inOrder(cropIds.filter((crop) => rulesOf(crop).level <= level));
  const later = cropIds.filter((crop) => rulesOf(crop).level > level);
  const tiles = (crops: readonly Crop[]) => (
    <Tiles>
      {crops.map((crop) => (
        <SeedTile key={crop} paper={paper} crop={crop} />
      ))}
    </Tiles>
  );
  return (
    <>
      <ThisWeek {...paper} />
      <PaperSection title={strings.seeds}>
        {tiles(known.slice(0, MOST))}
        {known.length > MOST && (
          <Fold title={shared.more(known.length - MOST)}>{tiles(known.slice(MOST))}</Fold>
        )}
        {later.length > 0 && (
          <Fold title={shared.later(later.length)}>
            <Tiles>
              {later.map((crop) => (
                <Tile
                  key={crop}
                  paper={paper}
                  id={`market ${crop}`}
                  picture={<CropPicture crop={crop} />}
                  name={capitaliseName(crop)}
                  line={shared.level(rulesOf(crop).level)}
                />
              ))}
            </Tiles>
          </Fold>
        )}
      </PaperSection>
      <Pedlar {...paper} />
      <Slate {...paper} />
    </>
  );
}
