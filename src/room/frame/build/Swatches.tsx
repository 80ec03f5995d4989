// Finishes as samples of what they are laid of; one is chosen by a press.

import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import { type FinishPiece, finishUrl } from "../../catalogue/index.ts";
import type { FinishId } from "../../model/room.ts";
import css from "./Swatches.module.css";

type SwatchesProps = {
  label: string;
  ground: "floor" | "wall";
  pieces: readonly FinishPiece[];
  /** What is there now; null where walls differ. */
  now: FinishId | null;
  onChoose: (id: FinishId) => void;
};

export function Swatches({ label, ground, pieces, now, onChoose }: SwatchesProps) {
  return (
    <fieldset aria-label={label} className={css.swatches}>
      {pieces.map(({ id, name }) => (
        <ToolButton
          key={id}
          className={css.swatch}
          aria-pressed={id === now}
          data-built={`${ground === "wall" ? "walls" : "floor"} ${id}`}
          onClick={() => onChoose(id)}
        >
          <img className={css.sample} src={finishUrl(ground, id)} alt="" width={144} height={78} />
          {name}
        </ToolButton>
      ))}
    </fieldset>
  );
}
