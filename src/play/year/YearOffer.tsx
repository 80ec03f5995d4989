// On the day on which a farm was begun, and on the first of January, its film is offered once.
import { Button } from "@loamstead/ui/Button.tsx";
import { useState } from "react";
import { dayAt, type Ms } from "../../farm/numbers/time.ts";
import { useNextStop } from "../focus/useNextStop.ts";
import type { PlayedFarm } from "../session/playedFarm.ts";
import { filmOccasion, filmSpanOf } from "./filmSpan.ts";
import { LazyYearDialog } from "./LazyYearDialog.ts";
import { offerStrings } from "./titles.ts";
import css from "./YearOffer.module.css";
import { noteOffered, wasOffered } from "./yearOffers.ts";

type YearOfferProps = {
  readonly played: PlayedFarm;
  readonly now: Ms;
  /** Where keys go on once it is answered. */
  readonly stop: () => HTMLElement | null;
};

export function YearOffer({ played, now, stop }: YearOfferProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const next = useNextStop(stop);
  const { begun } = played.state().farm;
  const day = dayAt(now);
  const occasion = filmOccasion(begun, now);
  const span = filmSpanOf(begun, now);
  const isThere = !isAnswered && occasion !== null && span !== null && !wasOffered(played.id, day);
  const answer = (isTaken: boolean) => {
    noteOffered(played.id, day);
    setAnswered(true);
    if (isTaken) setOpen(true);
  };
  return (
    <div {...next}>
      {isThere && (
        <section className={css.offer} aria-labelledby="year-offer">
          <h3 id="year-offer">{offerStrings.occasions[occasion]}</h3>
          <p>{offerStrings.words[span.kind]}</p>
          <p className={css.ways}>
            <Button size="small" onClick={() => answer(true)}>
              {offerStrings.see}
            </Button>
            <Button size="small" kind="quiet" onClick={() => answer(false)}>
              {offerStrings.notNow}
            </Button>
          </p>
        </section>
      )}
      {isOpen !== null && (
        <LazyYearDialog
          open={isOpen}
          played={played}
          onClose={() => setOpen(false)}
          returnTo={stop}
        />
      )}
    </div>
  );
}
