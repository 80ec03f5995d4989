// One piece of the catalogue: its picture, its name, its size, how many are left, and a heart.
import { Icon } from "@loamstead/ui/Icon.tsx";
import pill from "@loamstead/ui/Pill.module.css";
import Heart from "lucide-react/icons/heart";
import { useEditor } from "../editor/EditorContext.ts";
import type { Allowance } from "../rules/allowance.ts";
import type { FoundPiece } from "../search/findPieces.ts";
import css from "./PieceCard.module.css";
import { PieceImage } from "./PieceImage.tsx";
import { shortLength } from "./shortWords.ts";
import { strings } from "./strings.ts";
import { useLiftGesture } from "./useLiftGesture.ts";

type PieceCardProps = {
  piece: FoundPiece;
  allowed: Allowance;
  isHeld: boolean;
  isKept: boolean;
  /** The one card that Tab comes to. */
  isCurrent: boolean;
  onHold: () => void;
  onKeep: () => void;
  onLift: (event: PointerEvent) => void;
};

function Badge({ allowed }: Pick<PieceCardProps, "allowed">) {
  if (!allowed) return null;
  if (allowed.left > 0)
    return <span className={`${pill.pill} ${css.badge}`}>{strings.left(allowed.left)}</span>;
  return (
    <span className={`${pill.pill} ${css.badge}`} data-kind="borrow">
      <span aria-hidden="true">{strings.borrow}</span>
      <span className="visually-hidden">{strings.borrowWords}</span>
    </span>
  );
}

export function PieceCard(props: PieceCardProps) {
  const { piece, allowed, isHeld, isKept, isCurrent, onHold, onKeep, onLift } = props;
  const { session } = useEditor();
  const gesture = useLiftGesture(onLift);
  const [width, depth] = piece.size;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <td className={css.cell}>
      <button
        type="button"
        className={css.card}
        data-card
        data-held={isHeld || undefined}
        data-borrow={allowed?.left === 0 || undefined}
        aria-pressed={isHeld}
        tabIndex={tabIndex}
        onClick={onHold}
        {...gesture}
      >
        <span className={css.well}>
          <PieceImage
            className={css.picture}
            model={piece.id}
            coat={piece.tint ?? null}
            size={96}
          />
        </span>
        <span className={css.name}>
          {piece.tint === undefined
            ? piece.name
            : strings.inTint(piece.name, session.catalogue.tintName(piece.tint))}
        </span>
        <span className={css.size} aria-hidden="true">
          {strings.size(shortLength(width), shortLength(depth))}
        </span>
        <span className="visually-hidden">{strings.sizeWords(width, depth)}</span>
        <Badge allowed={allowed} />
      </button>
      <button
        type="button"
        className={css.heart}
        aria-label={strings.keep(piece.name)}
        aria-pressed={isKept}
        tabIndex={tabIndex}
        onClick={onKeep}
      >
        <Icon of={Heart} size={16} />
      </button>
    </td>
  );
}
