// A piece to be made: its picture where the catalogue has one, and what it takes.

import { pieceName } from "../../../farm/describe/pieceNames.ts";
import { hasPatternOf } from "../../../farm/events/make.ts";
import type { Piece } from "../../../farm/tables/pieces.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { PiecePicture } from "../parts/PiecePicture.tsx";
import { Row } from "../parts/Row.tsx";
import { WishButton } from "../parts/WishButton.tsx";
import { listed } from "../parts/words.ts";
import { needsOf } from "./needs.ts";
import { strings } from "./strings.ts";

type PieceRowProps = { readonly paper: PaperProps; readonly piece: Piece };

export function PieceRow({ paper, piece }: PieceRowProps) {
  const { farm } = paper.state;
  const name = pieceName(piece);
  return (
    <Row
      picture={<PiecePicture piece={piece} />}
      name={name}
      words={
        strings.takes(listed(needsOf(farm, piece))) +
        (hasPatternOf(farm, piece) ? ` ${strings.byPattern}` : "")
      }
      group={name}
    >
      <WishButton paper={paper} wish={{ kind: "make", piece }}>
        {strings.make}
      </WishButton>
    </Row>
  );
}
