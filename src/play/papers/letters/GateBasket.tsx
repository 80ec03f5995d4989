// The basket at the gate: what neighbours have left there, to be taken out.
import { capitalise } from "../../../farm/describe/listed.ts";
import { presentWords } from "../../../farm/describe/presentWords.ts";
import type { GateGift } from "../../../farm/state/farm.ts";
import { cropOf } from "../../../farm/tables/heirlooms.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { CropPicture } from "../parts/CropPicture.tsx";
import { GoodPicture } from "../parts/GoodPicture.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import { StorePicture } from "../parts/ThingPictures.tsx";
import { Tile, Tiles } from "../parts/Tile.tsx";
import { fullDateWords } from "../parts/words.ts";
import { strings } from "./strings.ts";

const PresentPicture = ({ what }: Pick<GateGift, "what">) =>
  "seed" in what ? <CropPicture crop={cropOf(what.seed)} /> : <GoodPicture good={what.good} />;

type GiftProps = { readonly paper: PaperProps; readonly gift: GateGift };

function GiftTile({ paper, gift: { id, what, at } }: GiftProps) {
  const name = presentWords(what);
  return (
    <Tile
      paper={paper}
      id={`gate ${id}`}
      picture={<PresentPicture what={what} />}
      name={capitalise(name)}
      line={strings.leftOn(fullDateWords(at))}
      group={name}
    >
      <ActionButton paper={paper} wish={{ kind: "takeGift", id }}>
        {strings.take}
      </ActionButton>
    </Tile>
  );
}

/** Nothing at all while it is empty. */
export function GateBasket(paper: PaperProps) {
  const { gate } = paper.state.farm;
  if (gate.length === 0) return null;
  return (
    <PaperSection title={strings.basket}>
      <Tiles>
        {gate.map((gift) => (
          <GiftTile key={gift.id} paper={paper} gift={gift} />
        ))}
      </Tiles>
    </PaperSection>
  );
}

/** For Today: the one that has lain there longest, and how many lie beside it. */
export function NextGift(paper: PaperProps) {
  const { gate } = paper.state.farm;
  const [gift] = gate;
  if (!gift) return null;
  const name = capitalise(presentWords(gift.what));
  return (
    <Tile
      paper={paper}
      id="today gate"
      picture={<StorePicture of="gateBasket" />}
      name={name}
      line={strings.inBasket(gate.length - 1)}
      group={name}
    >
      <ActionButton paper={paper} wish={{ kind: "takeGift", id: gift.id }}>
        {strings.take}
      </ActionButton>
    </Tile>
  );
}
