// Overview: one bed, seven stages of a plant, and the rules they grow by on markers in the soil; whoever likes sows in it.
import { Button } from "@loamstead/ui/Button.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useEffect, useState } from "react";
import words from "../../../content/landing/overview.json";
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import { readLastFarm } from "../../play/lastFarm/index.ts";
import { bed, bedSmall } from "../../stills/bed.ts";
import { Still } from "../../stills/Still.tsx";
import { HillEdge } from "../layout/HillEdge.tsx";
import { largerSize } from "../layout/largerSizes.ts";
import layout from "../layout/layout.module.css";
import css from "./Overview.module.css";
import markersCss from "./RuleMarkers.module.css";
import { strings } from "./strings.ts";

// The law of the farm comes with it: nobody needs it to read.
const SownBed = lazyOrNothing(async () => (await import("./SownBed.tsx")).SownBed);

/** The rules of growing, written on plant markers. */
function RuleMarkers() {
  return (
    <ul role="list" aria-label={strings.rules} className={markersCss.markers}>
      {words.rules.map(({ fact, text }) => (
        <li key={fact} className={markersCss.marker}>
          <p>
            <b>{fact}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Overview() {
  /** From the press to the farm that is open. */
  const [sown, setSown] = useState<"drawn" | "opening" | "open">("drawn");
  /** Who pressed for it goes on in it; for whoever comes back it is simply there. */
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
        <div>
          <p className={layout.lede}>
            {words.lede} <a href={link("/rules")}>{strings.allRules}</a>
          </p>
          {site.features.play && (
            <p className={css.sow}>
              {sown !== "open" && (
                <Button disabled={sown === "opening"} onClick={ask}>
                  {sown === "opening" ? strings.opening : strings.sow}
                </Button>
              )}
            </p>
          )}
        </div>
      </div>
      <div className={css.plot} data-sown={sown === "open" || undefined}>
        {sown !== "drawn" && <SownBed takesFocus={isAsked} onOpen={() => setSown("open")} />}
        <RuleMarkers />
        <div className={`${layout.pictures} ${css.bed}`}>
          <Still
            className={css.wide!}
            picture={bed}
            alt={words.bed}
            sizes={`${largerSize(2926)}, (min-width: 1600px) max(2926px, 100vw), (min-width: 1280px) 2560px, 200vw`}
          />
          <Still
            className={css.narrow!}
            picture={bedSmall}
            alt={words.bed}
            sizes="max(720px, 100vw)"
          />
          <ol role="list" aria-label={strings.stages} className={css.stages}>
            {words.stages.map((stage) => (
              <li key={stage}>
                <span>{stage}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
