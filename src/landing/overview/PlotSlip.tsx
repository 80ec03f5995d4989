// The slip of one plot: how it stands there, what can be done about it, and the way back.
import { Button } from "@loamstead/ui/Button.tsx";
import type { FrontPlot, FrontSaid } from "../../play/front/index.ts";
import css from "./PlotSlip.module.css";
import { strings } from "./strings.ts";

type PlotSlipProps = {
  readonly plot: FrontPlot;
  /** What came of the last press there. */
  readonly said: FrontSaid | null;
  /** What became of the farm that was here before. */
  readonly missed: string | null;
  readonly undo: { readonly left: string; readonly words: string; readonly run: () => void } | null;
  readonly onPress: () => void;
  /** Sows in another plot; null where none is free. */
  readonly onNext: (() => void) | null;
};

/** What the plot is called, what there is to say of it, and what is to be done there. */
function wordsOf({ standing, grows, left }: FrontPlot, said: FrontSaid | null) {
  const name = grows ? capital(grows.words) : strings.seed;
  const wasBroughtIn = said?.tool === "gather" && standing === "empty";
  if (wasBroughtIn) return { name: strings.inBasket, text: said.text, deed: strings.again };
  switch (standing) {
    case "empty":
      return { name, text: strings.seedText, deed: strings.sow };
    case "dry":
      return { name, text: strings.dry(left!.words), deed: strings.water(left!.watered) };
    case "moist":
      return { name, text: strings.moist(left!.words), deed: null };
    case "ready":
      return { name, text: strings.ready, deed: strings.bringIn };
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function PlotSlip({ plot, said, missed, undo, onPress, onNext }: PlotSlipProps) {
  const { name, text, deed } = wordsOf(plot, said);
  const onDeed = deed ? onPress : onNext;
  return (
    <div className={css.slip}>
      {plot.grows?.picture && (
        <img src={plot.grows.picture} alt="" width="44" height="44" className={css.sketch} />
      )}
      <p>
        <b>{name}</b> {said?.isRefused ? said.text : (missed ?? text)}
      </p>
      <div className={css.deeds}>
        {onDeed && (
          <Button size="small" onClick={onDeed}>
            {deed ?? strings.next}
          </Button>
        )}
        {undo && (
          <Button size="small" kind="quiet" className={css.undo} onClick={undo.run}>
            <span aria-hidden="true">{strings.undo(undo.left)}</span>
            <span className="visually-hidden">{undo.words}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
