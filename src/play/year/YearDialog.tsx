// A year in a minute: what is to be made is chosen, made on this device, watched, kept and sent on.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { reducedMotion } from "../../scene/live/reducedMotion.ts";
import type { PlayedFarm } from "../session/playedFarm.ts";
import { type FilmSpan, filmSpanOf } from "./filmSpan.ts";
import { yearTitles } from "./titles.ts";
import { YearStudio } from "./YearStudio.tsx";
import type { YearState } from "./yearMachine.ts";
import { farmYearOf } from "./yearMakings.ts";

type YearDialogProps = {
  readonly open: boolean;
  readonly played: PlayedFarm;
  readonly onClose: () => void;
  /** Takes the focus afterwards. */
  readonly returnTo?: () => HTMLElement | null | undefined;
};

const steps: Partial<Record<YearState<Blob>["is"], string>> = {
  preparing: "work",
  drawing: "work",
  encoding: "work",
  done: "done",
};

const never = () => () => {};

export function YearDialog({ open, played, onClose, returnTo }: YearDialogProps) {
  const [isStill] = useState(reducedMotion);
  // A film that is being made at midnight is still that of the days before.
  const asked = useRef<FilmSpan | null>(null);
  asked.current = open
    ? (asked.current ?? filmSpanOf(played.state().farm.begun, played.now()))
    : null;
  const span = asked.current;
  const year = open && span ? farmYearOf(played, span, isStill()) : null;
  const is = useSyncExternalStore(year?.subscribe ?? never, () => year?.state().state.is);
  // Whoever closes it does not wait for it.
  useEffect(() => year?.stop, [year]);
  return (
    <Dialog
      open={year !== null}
      title={yearTitles[span?.kind ?? "year"]}
      size="wide"
      step={(is && steps[is]) ?? "choose"}
      onClose={onClose}
      returnTo={returnTo}
    >
      {year && span && <YearStudio year={year} span={span} isStill={isStill()} />}
    </Dialog>
  );
}
