// Overview: one bed, seven stages of a plant, and the rules they grow by in the earth below; whoever likes sows in it.
import { Button } from "@loamstead/ui/Button.tsx";
import { HillEdge } from "@loamstead/ui/HillEdge.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { type MouseEvent, useEffect, useState } from "react";
import words from "../../../content/landing/overview.json";
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import { readLastFarm } from "../../ownFarms/lastFarm/index.ts";
import { bedSunflower } from "../../stills/bed.ts";
import { FarmDays } from "../../stills/FarmDays.tsx";
import layout from "../layout/layout.module.css";
import bedCss from "./BedLayout.module.css";
import { BedLayout } from "./BedLayout.tsx";
import { BedPicture } from "./BedPicture.tsx";
import { bedPlace } from "./bedPlace.ts";
import { GrowingRules } from "./GrowingRules.tsx";
import css from "./Overview.module.css";
import slipCss from "./PlotSlip.module.css";
import plotsCss from "./Plots.module.css";
import { SheetCell } from "./SheetCell.tsx";
import { strings } from "./strings.ts";

// The law of the farm comes with it: nobody needs it to read.
const SownBed = lazyOrNothing(async () => (await import("./SownBed.tsx")).SownBed);

/** Each stage of a plant in a plot of its own. */
function Stages() {
  return (
    <ol role="list" aria-label={strings.stages} className={plotsCss.plots} data-drawn="">
      {words.stages.map((stage, i) => (
        <li key={stage} className={plotsCss.plot}>
          <span className={plotsCss.plant}>
            <SheetCell sheet={bedSunflower} of={7} cell={i} className={plotsCss.plantCell!} />
          </span>
          <span className={plotsCss.sign}>{stage}</span>
        </li>
      ))}
    </ol>
  );
}

type SowProps = { readonly isOpening: boolean; readonly onSow: () => void };

function SowSlip({ isOpening, onSow }: SowProps) {
  return (
    <div className={slipCss.slip}>
      <p>
        <b>{strings.seed}</b> {strings.seedText}
      </p>
      <div className={slipCss.deeds}>
        <Button size="small" className={css.sow} busy={isOpening} onClick={onSow}>
          {isOpening ? strings.opening : strings.sow}
        </Button>
        <noscript>
          <p>
            {strings.withoutScripts} <a href={link("/play")}>{strings.toFarm}</a>
          </p>
        </noscript>
      </div>
    </div>
  );
}

/** The bed as it is drawn: a press anywhere on it sows, too, and without scripts it leads to the farm. */
function DrawnBed({ isOpening, onSow }: SowProps) {
  const { play } = site.features;
  const onPress = (event: MouseEvent) => {
    event.preventDefault();
    if (!isOpening) onSow();
  };
  return (
    <div className={bedCss.over}>
      <BedLayout
        at={0}
        sunflowers={0}
        plots={<Stages />}
        slip={play && <SowSlip isOpening={isOpening} onSow={onSow} />}
        barn={play && <p>{strings.willLie}</p>}
      />
      {play && (
        // biome-ignore lint/a11y/useAnchorContent: for whoever points at the bed; the button beside it says what it does.
        <a
          className={css.anywhere}
          href={link("/play")}
          tabIndex={-1}
          aria-hidden="true"
          onClick={onPress}
        />
      )}
    </div>
  );
}

export function Overview() {
  /** From the press to the farm that is open. */
  const [sown, setSown] = useState<"drawn" | "opening" | "open">("drawn");
  /** Who pressed for it has sown with that; for whoever comes back it is simply there. */
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (site.features.play && readLastFarm(() => localStorage, site.collection.size))
      setSown("opening");
  }, []);
  const ask = () => {
    setAsked(true);
    setSown("opening");
  };

  return (
    <section id="overview" aria-labelledby="overview-title" className={css.section}>
      <HillEdge className={css.ground!} />
      <div className={`${layout.column} ${css.head}`}>
        <h2 id="overview-title">{words.title}</h2>
        <p className={layout.lede}>
          {words.lede} <a href={link("/rules")}>{strings.allRules}</a>
        </p>
      </div>
      <div id={bedPlace.id} tabIndex={-1} className={`${layout.pictures} ${bedCss.whole}`}>
        <BedPicture alt={sown === "open" ? "" : words.bed} />
        {sown !== "drawn" && <SownBed isAsked={isAsked} onOpen={() => setSown("open")} />}
        {sown !== "open" && <DrawnBed isOpening={sown === "opening"} onSow={ask} />}
      </div>
      <div className={css.earth}>
        <GrowingRules className={layout.column!} />
        <div className={`${layout.column} ${css.days}`}>
          <h3>{words.daysTitle}</h3>
          <p>{words.daysLede}</p>
          <FarmDays days={words.days} />
        </div>
      </div>
      <HillEdge className={css.foot!} hang />
    </section>
  );
}
