// A bed that is sown: plots of the visitor's own farm, each pressed for what is obvious there.
import { useEffect, useRef, useState } from "react";
import { link } from "../../lib/link.ts";
import { type FrontFarm, openFrontFarm, useFrontBed } from "../../play/front/index.ts";
import css from "./SownBed.module.css";
import { strings } from "./strings.ts";

const PLOTS = 7;

type SownBedProps = {
  /** Whoever pressed for it goes on where the button was. */
  takesFocus: boolean;
  /** The farm is there, and so are its plots. */
  onOpen(): void;
  open?: () => Promise<FrontFarm>;
};

export function SownBed({ takesFocus, onOpen, open = openFrontFarm }: SownBedProps) {
  const [front, setFront] = useState<FrontFarm | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened once stays open as long as the page.
  useEffect(() => {
    let isHere = true;
    let close = () => {};
    void open().then((opened) => {
      if (!isHere) return opened.close();
      close = opened.close;
      setFront(opened);
      onOpen();
    });
    return () => {
      isHere = false;
      close();
    };
  }, []);

  return front && <Plots {...front} takesFocus={takesFocus} />;
}

type PlotsProps = Pick<FrontFarm, "played" | "missed"> & { readonly takesFocus: boolean };

function Plots({ played, missed, takesFocus }: PlotsProps) {
  const { field, plots, line, said, barn, undo } = useFrontBed(played, PLOTS);
  const bed = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) bed.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section className={css.sown} aria-label={strings.bed(field)}>
      <p className={css.slip}>{(!said && missed) || (line ?? said?.text ?? strings.goOn)}</p>
      <ul ref={bed} role="list" className={css.plots}>
        {plots.map(({ standing, picture, words, task, left, press }, plot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plot is its place
          <li key={plot}>
            <button type="button" className={css.plot} data-standing={standing} onClick={press}>
              <span className={css.soil}>
                {picture && <img key={picture} src={picture} alt="" className={css.plant} />}
              </span>
              <span className="visually-hidden">{words}</span>
              <span className={css.sign}>
                {task}
                {left && <small aria-hidden="true">{left}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <p>{barn}</p>
        {undo && (
          <button type="button" className={css.undo} onClick={undo.run}>
            {undo.words}
          </button>
        )}
        <a href={link("/play")}>{strings.toFarm}</a>
      </div>
    </section>
  );
}
