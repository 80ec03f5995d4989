// A piece that could be made, or has been: its picture, and unfolded what it takes, when it was made, and where it stands.
import { pieceName } from "../../../farm/describe/pieceNames.ts";
import { hasPatternOf, penceOfPiece } from "../../../farm/events/make.ts";
import type { FarmPiece } from "../../../farm/tables/pieces.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton, type WishButtonProps } from "../parts/ActionButton.tsx";
import { LookIn } from "../parts/LookIn.tsx";
import { PiecePicture } from "../parts/PiecePicture.tsx";
import { Tile } from "../parts/Tile.tsx";
import { fullDateWords, inPence, joinWithAnd } from "../parts/words.ts";
import { needsOf } from "./needs.ts";
import { strings } from "./strings.ts";

type PieceTileProps = {
  readonly paper: PaperProps;
  readonly piece: FarmPiece;
  readonly kind?: WishButtonProps["kind"];
};

export function PieceTile({ paper, piece, kind }: PieceTileProps) {
  const { farm } = paper.state;
  const name = pieceName(piece);
  const cost = penceOfPiece(farm, piece);
  const pence = cost === 0 ? null : inPence(cost);
  const made = farm.book[`piece ${piece}`];
  const takes = strings.takes(joinWithAnd(needsOf(farm, piece)));
  return (
    <Tile
      paper={paper}
      id={`workshop ${piece}`}
      picture={<PiecePicture piece={piece} />}
      name={name}
      {...(made && { line: strings.since(fullDateWords(made.first)) })}
      more={<p>{hasPatternOf(farm, piece) ? `${takes} ${strings.byPattern}` : takes}</p>}
    >
      {made ? (
        <LookIn piece={piece} name={name} />
      ) : (
        <ActionButton
          paper={paper}
          kind={kind}
          wish={{ kind: "make", piece }}
          label={strings.makeWhat(name, pence)}
        >
          {strings.make(pence)}
        </ActionButton>
      )}
    </Tile>
  );
}
