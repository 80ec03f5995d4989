// A slip of paper on somebody of the village: their face, where they are, who they are, and what they have to do with one's farm.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import ChevronLeft from "lucide-react/icons/chevron-left";
import X from "lucide-react/icons/x";
import type { MouseEvent, Ref } from "react";
import site from "../../../site.config.ts";
import { parishLink } from "../../alphaFields/links/index.ts";
import { writerName } from "../../farm/describe/writerName.ts";
import { parishName } from "../../fields/parishNames.ts";
import type { AskedNeighbour } from "../../fields/search/fieldQuery.ts";
import { type Neighbourly, VILLAGE } from "../../fields/village/homes.ts";
import { whoLines } from "../../fields/village/villageWords.ts";
import type { Day } from "../../fields/weather/weather.ts";
import { link } from "../../lib/link.ts";
import { VillagerFace } from "../../people/index.ts";
import slip from "../slip/FieldSlip.module.css";
import { strings } from "./strings.ts";
import { useLastPlayed } from "./useLastPlayed.ts";
import css from "./VillagerSlip.module.css";
import { whereabouts } from "./whereabouts.ts";

const { size } = site.collection;

export type NeighbourSlipProps = {
  readonly day: Day;
  /** The address of the same page looking at somebody else, or at nobody. */
  readonly linkTo: (who: AskedNeighbour | null) => string;
  readonly onWho: (who: AskedNeighbour | null) => void;
};

/** Goes there without the page being fetched anew. */
export const goingTo =
  ({ onWho }: NeighbourSlipProps, who: AskedNeighbour | null) =>
  (event: MouseEvent) => {
    event.preventDefault();
    onWho(who);
  };

export const CloseSlip = (props: NeighbourSlipProps) => (
  <a
    href={props.linkTo(null)}
    aria-label={strings.close}
    className={slip.close}
    onClick={goingTo(props, null)}
  >
    <Icon of={X} size={20} />
  </a>
);

/** What it is told by is much of the farm, and only for whoever has one. */
const FarmPart = lazyOrNothing(async () => (await import("./FarmPart.tsx")).FarmPart);

type VillagerSlipProps = NeighbourSlipProps & {
  readonly who: Neighbourly;
  /** Takes the focus of whoever came by keys, so that it is read from the name on. */
  readonly heading: Ref<HTMLHeadingElement>;
};

export function VillagerSlip({ who, heading, ...props }: VillagerSlipProps) {
  const kept = useLastPlayed();
  return (
    <section aria-labelledby="slip-title" className={slip.slip}>
      <div className={slip.head}>
        <VillagerFace who={who} size={72} className={css.face} {...(kept && { farm: kept.farm })} />
        <div>
          <h2 ref={heading} id="slip-title" tabIndex={-1} className={css.name}>
            {writerName(who)}
          </h2>
        </div>
        <CloseSlip {...props} />
      </div>
      <p className={css.where}>{whereabouts(who, props.day, size)}</p>
      <p>{whoLines[who]}</p>
      {kept && who !== "pedlar" && <FarmPart who={who} kept={kept} />}
      {kept === null && site.features.play && (
        <div className={css.farm}>
          <p>{who === "pedlar" ? strings.noFarmPedlar : strings.noFarm}</p>
          <Button href={link("/play")} size="small">
            {strings.play}
          </Button>
        </div>
      )}
      <div className={slip.ways}>
        <a
          href={props.linkTo("everybody")}
          className={css.all}
          onClick={goingTo(props, "everybody")}
        >
          <Icon of={ChevronLeft} size={18} />
          {strings.everybody}
        </a>
        <a href={parishLink(VILLAGE)}>{strings.onPage(parishName(VILLAGE))}</a>
      </div>
    </section>
  );
}
