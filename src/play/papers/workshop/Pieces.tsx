// The pieces: those that can be made now, the others folded away by their kind, and those that have been made.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { kindOf, type PieceKind, pieceName } from "../../../farm/describe/pieceNames.ts";
import { penceOfNextPiece } from "../../../farm/events/make.ts";
import { pieceIds } from "../../../farm/tables/pieces.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { LookIn } from "../parts/LookIn.tsx";
import { Part } from "../parts/Part.tsx";
import { PiecePicture } from "../parts/PiecePicture.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { refusalBefore } from "../parts/refusalBefore.ts";
import { dateWords } from "../parts/words.ts";
import { PieceRow } from "./PieceRow.tsx";
import { strings } from "./strings.ts";

const kinds: readonly PieceKind[] = ["furniture", "keepsakes", "trophies"];

export function Pieces(paper: PaperProps) {
  const { farm } = paper.state;
  const first = (piece: (typeof pieceIds)[number]) => farm.book[`piece ${piece}`]?.first;
  const made = pieceIds.filter((piece) => first(piece) !== undefined);
  const open = pieceIds.filter((piece) => first(piece) === undefined);
  const ready = open.filter((piece) => refusalBefore(paper, { kind: "make", piece }) === null);
  const later = open.filter((piece) => !ready.includes(piece));
  return (
    <>
      <Part title={strings.can}>
        <p className={css.note}>{strings.price(penceOfNextPiece(farm))}</p>
        {ready.length === 0 && <p className={css.note}>{strings.canNone}</p>}
        <ul role="list" className={css.rows}>
          {ready.map((piece) => (
            <PieceRow key={piece} paper={paper} piece={piece} />
          ))}
        </ul>
      </Part>
      <Part title={strings.later}>
        {kinds.map((kind) => {
          const own = later.filter((piece) => kindOf(piece) === kind);
          return (
            <Fold key={kind} title={strings.kind(strings.kinds[kind], own.length)}>
              <ul role="list" className={css.rows}>
                {own.map((piece) => (
                  <PieceRow key={piece} paper={paper} piece={piece} />
                ))}
              </ul>
            </Fold>
          );
        })}
      </Part>
      {made.length > 0 && (
        <Part title={strings.made}>
          <ul role="list" className={css.rows}>
            {made.map((piece) => (
              <Row
                key={piece}
                picture={<PiecePicture piece={piece} />}
                name={pieceName(piece)}
                words={strings.since(dateWords(first(piece)!))}
                group={pieceName(piece)}
              >
                <LookIn piece={piece} name={pieceName(piece)} />
              </Row>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
