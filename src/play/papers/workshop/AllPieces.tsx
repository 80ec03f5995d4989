// All other pieces by their kind, those that come with a later level, and those that have been made.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { kindOf, type PieceKind } from "../../../farm/describe/pieceNames.ts";
import type { FarmPiece } from "../../../farm/tables/pieces.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { strings as shared } from "../parts/strings.ts";
import { Tiles } from "../parts/Tile.tsx";
import { makeableOf } from "./makeable.ts";
import { PieceTile } from "./PieceTile.tsx";
import { strings } from "./strings.ts";

const kinds: readonly PieceKind[] = ["furniture", "keepsakes", "trophies"];

export function AllPieces(paper: PaperProps) {
  const { others, later, made } = makeableOf(paper.state.farm);
  const fold = (title: string, pieces: readonly FarmPiece[]) =>
    pieces.length > 0 && (
      <Fold key={title} title={title}>
        <Tiles>
          {pieces.map((piece) => (
            <PieceTile key={piece} paper={paper} piece={piece} />
          ))}
        </Tiles>
      </Fold>
    );
  return (
    <Fold title={strings.all}>
      {kinds.map((kind) => {
        const own = others.filter((piece) => kindOf(piece) === kind);
        return fold(strings.kind(strings.kinds[kind], own.length), own);
      })}
      {fold(strings.kind(strings.made, made.length), made)}
      {fold(shared.later(later.length), later)}
    </Fold>
  );
}
