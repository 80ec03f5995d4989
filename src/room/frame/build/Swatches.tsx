// Finishes as swatches of their colours; one is chosen by a press.

import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import type { FinishPiece } from "../../catalogue/index.ts";
import type { FinishId } from "../../model/room.ts";
import css from "./Swatches.module.css";

type SwatchesProps = {
  label: string;
  pieces: readonly FinishPiece[];
  /** What is there now; null where walls differ. */
  now: FinishId | null;
  onChoose: (id: FinishId) => void;
};

export function Swatches({ label, pieces, now, onChoose }: SwatchesProps) {
  return (
    <fieldset aria-label={label} className={css.swatches}>
      {pieces.map(({ id, name, colours, dado }) => (
        <ToolButton
          key={id}
          className={css.swatch}
          aria-pressed={id === now}
          onClick={() => onChoose(id)}
        >
          <span
            className={css.colours}
            data-dado={dado ? "" : undefined}
            ref={(element) => {
              const [a, b = a, c = b] = colours;
              const tones = { "--a": a, "--b": b, "--c": c, "--dado": dado?.[0] ?? null };
              for (const [tone, value] of Object.entries(tones))
                element?.style.setProperty(tone, value ?? null);
            }}
          />
          {name}
        </ToolButton>
      ))}
    </fieldset>
  );
}
