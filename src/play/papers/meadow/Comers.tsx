// Animals, hives and trees that could come: those that purse and grass are good for, and the others folded away.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { withArticle } from "../../../farm/describe/listed.ts";
import { producerNames } from "../../../farm/describe/producerNames.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { meadowLeft, penceOfProducer } from "../../../farm/meadow/producers.ts";
import { type ProducerKind, producerKinds } from "../../../farm/tables/producers.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import { strings as shared } from "../parts/strings.ts";
import { KeepPicture } from "../parts/ThingPictures.tsx";
import { Tile, Tiles } from "../parts/Tile.tsx";
import { capitaliseName, inPence } from "../parts/words.ts";
import { comerLine, comerWords } from "./groupWords.ts";
import { strings } from "./strings.ts";

const MOST = 3;

export function Comers(paper: PaperProps) {
  const { played, state } = paper;
  const all = producerKinds.filter((keep) => penceOfProducer(state.farm, keep) !== null);
  const fits = all
    .filter((keep) => played.refusalOf({ kind: "settle", keep }) === null)
    .slice(0, MOST);
  const others = all.filter((keep) => !fits.includes(keep));
  const tiles = (keeps: readonly ProducerKind[]) => (
    <Tiles>
      {keeps.map((keep) => {
        const pence = inPence(penceOfProducer(state.farm, keep)!);
        return (
          <Tile
            key={keep}
            paper={paper}
            id={`meadow new ${keep}`}
            picture={<KeepPicture keep={keep} />}
            name={capitaliseName(producerNames[keep][0])}
            line={comerLine(keep)}
            more={<p>{comerWords(keep)}</p>}
          >
            <ActionButton
              paper={paper}
              wish={{ kind: "settle", keep }}
              label={strings.settleWhat(withArticle(producerNames[keep][0]), pence)}
            >
              {strings.settleFor(pence)}
            </ActionButton>
          </Tile>
        );
      })}
    </Tiles>
  );
  return (
    <PaperSection title={strings.settle}>
      <p>{strings.left(farmWords.squares(meadowLeft(played.ground, state.farm)))}</p>
      {tiles(fits)}
      {others.length > 0 && <Fold title={shared.more(others.length)}>{tiles(others)}</Fold>}
    </PaperSection>
  );
}
