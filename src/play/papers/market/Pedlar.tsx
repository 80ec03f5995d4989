// The pedlar: when he comes, what he has, what he takes for it, and his timber.
import { seedName } from "../../../farm/describe/refusal.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { pedlarComes, pedlarHas, pedlarHere } from "../../../farm/pedlar/pedlar.ts";
import { countOf } from "../../../farm/state/counts.ts";
import {
  cropOf,
  PEDLAR_TAKES,
  TIMBER_BUNDLE,
  TIMBER_PENCE,
} from "../../../farm/tables/heirlooms.ts";
import { VillagerFace } from "../../../people/index.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { CropPicture } from "../parts/CropPicture.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import css from "../parts/paper.module.css";
import { StorePicture } from "../parts/ThingPictures.tsx";
import { Tile, Tiles } from "../parts/Tile.tsx";
import { inPence } from "../parts/words.ts";
import { strings } from "./strings.ts";

/** The seed that he has, or comes with. */
export function PedlarTile(paper: PaperProps) {
  const { played, state, now, clock } = paper;
  const { farm } = state;
  const own = played.ground.heirloom;
  const from = pedlarComes(farm, now);
  const isHere = from <= now;
  const has = pedlarHas(played.ground, farm, from);
  if (has === null) return null;
  const need = farmWords.seeds(PEDLAR_TAKES, seedName(own));
  return (
    <Tile
      paper={paper}
      id="market pedlar"
      picture={
        isHere ? <VillagerFace who="pedlar" size={44} /> : <CropPicture crop={cropOf(has)} />
      }
      name={strings.seedOf(seedName(has))}
      line={isHere ? strings.here : strings.comes(clock(from))}
      more={<p>{strings.takes(need, countOf(farm.seeds, own))}</p>}
    >
      {isHere && (
        <ActionButton
          paper={paper}
          wish={{ kind: "barter" }}
          label={strings.barterWhat(PEDLAR_TAKES, need, seedName(has))}
        >
          {strings.barter(PEDLAR_TAKES)}
        </ActionButton>
      )}
    </Tile>
  );
}

export function Pedlar(paper: PaperProps) {
  const { played, state, now } = paper;
  const { farm } = state;
  const sellsTimber = pedlarHere(farm.timberAt, now) <= now;
  const hasNothing = pedlarHas(played.ground, farm, pedlarComes(farm, now)) === null;
  return (
    <PaperSection title={strings.pedlar}>
      {hasNothing && !sellsTimber && <p className={css.note}>{strings.nothing}</p>}
      <Tiles>
        <PedlarTile {...paper} />
        {sellsTimber && (
          <Tile
            paper={paper}
            id="market timber"
            picture={<StorePicture of="timber" />}
            name={strings.timber}
            line={farmWords.timber(TIMBER_BUNDLE)}
          >
            <ActionButton
              paper={paper}
              wish={{ kind: "buyTimber" }}
              label={strings.timberWhat(TIMBER_BUNDLE, inPence(TIMBER_PENCE))}
            >
              {strings.timberFor(TIMBER_BUNDLE, inPence(TIMBER_PENCE))}
            </ActionButton>
          </Tile>
        )}
      </Tiles>
    </PaperSection>
  );
}
