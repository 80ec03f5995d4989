// The plots of an open farm in the bed, the slip of the chosen one, and what lies in the barn.
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { link } from "../../lib/link.ts";
import { type FrontFarm, useFrontBed } from "../../play/front/index.ts";
import { useNarrow } from "../layout/useNarrow.ts";
import css from "./BedLayout.module.css";
import { BedLayout } from "./BedLayout.tsx";
import { flyInto } from "./flyInto.ts";
import { LivePlot } from "./LivePlot.tsx";
import { PlotSlip } from "./PlotSlip.tsx";
import plotsCss from "./Plots.module.css";
import { strings } from "./strings.ts";

type LivePlotsProps = Pick<FrontFarm, "played" | "missed"> & { readonly isAsked: boolean };

/** Of the narrow bed, and of the other. */
const COUNTS = { narrow: 3, wide: 7 } as const;

export function LivePlots({ played, missed, isAsked }: LivePlotsProps) {
  const count = useNarrow() ? COUNTS.narrow : COUNTS.wide;
  const { field, plots, said, press, barn, undo } = useFrontBed(played, count);
  const [chosen, setChosen] = useState<number | null>(null);
  const region = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isSown = useRef(false);
  const first = (standing: string) => plots.findIndex((plot) => plot.standing === standing);
  const empty = first("empty");
  const led = [first("ready"), first("dry"), empty].find((plot) => plot >= 0) ?? 0;
  const at = chosen !== null && chosen < plots.length ? chosen : led;

  const buttonOf = (plot: number) => list.current?.children[plot]?.querySelector("button");
  const focus = (plot: number) => buttonOf(plot)?.focus({ preventScroll: true });

  const doThere = (plot: number) => {
    setChosen(plot);
    const plant = buttonOf(plot)?.querySelector<HTMLElement>("[data-plant]");
    const flying = plots[plot]?.tool === "gather" ? (plant?.cloneNode(true) as HTMLElement) : null;
    if (!press(plot) || !flying) return;
    buttonOf(plot)?.append(flying);
    flying.dataset.flying = "";
    const baskets = [...region.current!.querySelectorAll("[data-basket]")];
    flyInto(flying, baskets.find((basket) => basket.getClientRects().length > 0) ?? flying);
  };
  /** What was pressed may be gone by that. */
  const onSlip = (deed: () => void, plot: number) => {
    deed();
    requestAnimationFrame(() => document.activeElement === document.body && focus(plot));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the press that opened the bed.
  useEffect(() => {
    if (!isAsked || isSown.current) return;
    isSown.current = true;
    if (empty >= 0) doThere(empty);
    focus(Math.max(empty, 0));
    // Of what a low window cannot hold, the foot of it goes first: plants are seen to their heads.
    for (const part of [...region.current!.children].reverse())
      part.scrollIntoView({ block: "nearest" });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === "z") undo?.run();
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: 0 }[event.key];
    if (step === undefined || !list.current?.contains(document.activeElement)) return;
    event.preventDefault();
    focus(Math.min(Math.max(at + step, 0), plots.length - 1));
  };

  return (
    <section
      ref={region}
      className={css.over}
      aria-label={strings.bed(field)}
      data-keys=""
      onKeyDown={onKeyDown}
    >
      <BedLayout
        at={at}
        sunflowers={barn.sunflowers}
        plots={
          <ul ref={list} role="list" aria-label={strings.plots} className={plotsCss.plots}>
            {plots.map((plot, i) => (
              <LivePlot
                // biome-ignore lint/suspicious/noArrayIndexKey: a plot is its place
                key={i}
                plot={plot}
                place={i}
                isChosen={i === at}
                onPress={() => doThere(i)}
                onFocus={() => setChosen(i)}
              />
            ))}
          </ul>
        }
        slip={
          <PlotSlip
            plot={plots[at]!}
            said={said?.plot === at ? said : null}
            missed={said ? null : missed}
            undo={undo && { ...undo, run: () => onSlip(undo.run, at) }}
            onPress={() => onSlip(() => doThere(at), at)}
            onNext={empty >= 0 ? () => onSlip(() => doThere(empty), empty) : null}
          />
        }
        barn={
          <p>
            <span className={css.lie}>
              {barn.sunflowers > 0 ? strings.lie(barn.sunflowers) : strings.willLie}
            </span>
            <span className={css.fine}>{barn.words}</span>
            <a href={link("/play")}>{strings.toFarm}</a>
          </p>
        }
      />
    </section>
  );
}
