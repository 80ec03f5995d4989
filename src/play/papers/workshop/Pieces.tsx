// The pieces: those that can be made now, and those that lack one thing.
import { Fold } from "@loamstead/ui/Fold.tsx";
import type { FarmPiece } from "../../../farm/tables/pieces.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { PaperSection } from "../parts/PaperSection.tsx";
import css from "../parts/paper.module.css";
import { strings as shared } from "../parts/strings.ts";
import { Tiles } from "../parts/Tile.tsx";
import { makeableOf } from "./makeable.ts";
import { PieceTile } from "./PieceTile.tsx";
import { strings } from "./strings.ts";

const MOST = 4;

export function Pieces(paper: PaperProps) {
  const { can, nearly } = makeableOf(paper.state.farm);
  const tiles = (pieces: readonly FarmPiece[], abreast?: 2, isFirst = false) => (
    <Tiles abreast={abreast}>
      {pieces.map((piece, i) => (
        <PieceTile
          key={piece}
          paper={paper}
          piece={piece}
          kind={isFirst && i === 0 ? "primary" : undefined}
        />
      ))}
    </Tiles>
  );
  return (
    <>
      <PaperSection title={strings.can}>
        {can.length === 0 && <p className={css.note}>{strings.canNone}</p>}
        {tiles(can.slice(0, MOST), 2, true)}
        {can.length > MOST && (
          <Fold title={shared.more(can.length - MOST)}>{tiles(can.slice(MOST), 2)}</Fold>
        )}
      </PaperSection>
      {nearly.length > 0 && <PaperSection title={strings.nearly}>{tiles(nearly)}</PaperSection>}
    </>
  );
}
