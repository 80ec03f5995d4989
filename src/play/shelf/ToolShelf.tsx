// The wooden shelf: four tools, and the bags of seed with what each takes and costs.
import { Icon } from "@loamstead/ui/Icon.tsx";
import Droplets from "lucide-react/icons/droplets";
import RotateCw from "lucide-react/icons/rotate-cw";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import Shovel from "lucide-react/icons/shovel";
import Sprout from "lucide-react/icons/sprout";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Clock } from "../../farm/describe/refusal.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { cropIds, rulesOf } from "../../farm/tables/crops.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import { useNextStop } from "../focus/useNextStop.ts";
import type { BedState } from "../view/bed.ts";
import { strings } from "../view/strings.ts";
import { type FieldTool, fieldTools } from "../view/task.ts";
import { seedsAtHand } from "../view/view.ts";
import { type Back, backTimes, seedsFor } from "../view/whenBack.ts";
import { SeedBag, type ShelvedSeed } from "./SeedBag.tsx";
import css from "./ToolShelf.module.css";
import { WhenBack } from "./WhenBack.tsx";

const icons = { gather: ShoppingBasket, sow: Sprout, water: Droplets, feed: Shovel };

const FEW = 4;

type ShelfProps = {
  readonly farm: Farm;
  readonly tool: FieldTool | null;
  readonly seed: Seed;
  readonly onTool: (tool: FieldTool) => void;
  readonly onSeed: (seed: Seed) => void;
  /** Free beds can be sown as they were: whether that is what is in hand. */
  readonly asLast?: { readonly isTaken: boolean; readonly onTake: () => void } | null;
  /** Where it is asked when somebody is back: whichever seeds are ready by then come first. */
  readonly back?: {
    readonly bed: BedState;
    readonly clock: Clock;
    readonly visits: readonly number[];
  };
  /** The one thing to do now, where the shelf has no head of its own for it. */
  readonly children?: ReactNode;
};

export function ToolShelf({
  farm,
  tool,
  seed,
  onTool,
  onSeed,
  asLast = null,
  back,
  children,
}: ShelfProps) {
  const level = levelOf(farm);
  const [backBy, setBackBy] = useState<Back["kind"] | null>(null);
  const seeds = seedsAtHand(farm);
  // Whoever knows a few has them all in view.
  const times = back && seeds.length > FEW ? backTimes(back.visits, back.bed.now) : [];
  const until = times.find(({ kind }) => kind === backBy)?.at;
  const sorted: readonly ShelvedSeed[] =
    back && until !== undefined
      ? seedsFor(back.bed, seeds, until)
      : seeds.map((one) => ({ seed: one, isReady: true }));
  const later = cropIds.find((crop) => rulesOf(crop).level > level);
  const bags = useRef<HTMLFieldSetElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const next = useNextStop(
    () =>
      whole.current?.querySelector("button") ??
      bags.current?.querySelector<HTMLElement>("[aria-pressed=true]"),
  );

  // By key a bag is reached that lies beyond the edge.
  useEffect(() => {
    // With the next picture: asked at once, the browser lays the whole yard out an additional time.
    const frame = requestAnimationFrame(() => {
      const { current } = bags;
      const bag = current?.querySelector<HTMLElement>(`[data-seed="${seed}"]`);
      if (!current || !bag) return;
      const [box, place] = [bag.getBoundingClientRect(), current.getBoundingClientRect()];
      const edge = place.right - Number.parseFloat(getComputedStyle(current).paddingInlineEnd);
      if (box.left < place.left) current.scrollLeft -= place.left - box.left;
      else if (box.right > edge) current.scrollLeft += box.right - edge;
    });
    return () => cancelAnimationFrame(frame);
  }, [seed]);

  return (
    <section className={css.shelf} aria-label={strings.shelf} data-keys="">
      {children && (
        <div ref={whole} className={css.whole} {...next}>
          {children}
        </div>
      )}
      <fieldset className={css.tools}>
        <legend className="visually-hidden">{strings.tools}</legend>
        {fieldTools.map((one, i) => (
          <button
            key={one}
            type="button"
            className={css.tool}
            aria-pressed={one === tool}
            aria-keyshortcuts={`${i + 1}`}
            onClick={() => onTool(one)}
          >
            <span className={css.key} aria-hidden="true">
              {i + 1}
            </span>
            <Icon of={icons[one]} size={26} />
            <span className={css.toolName}>{strings.toolNames[one]}</span>
          </button>
        ))}
      </fieldset>
      <fieldset ref={bags} className={css.seeds}>
        <legend className="visually-hidden">{strings.seeds}</legend>
        {asLast && (
          <button
            type="button"
            className={css.seed}
            aria-pressed={asLast.isTaken}
            onClick={asLast.onTake}
          >
            <Icon of={RotateCw} size={26} />
            <span>{strings.asLast.bag}</span>
          </button>
        )}
        {back && times.length > 0 && (
          <WhenBack times={times} chosen={backBy} clock={back.clock} onChoose={setBackBy} />
        )}
        {sorted.map((bag) => (
          <SeedBag
            key={bag.seed}
            farm={farm}
            bag={bag}
            now={back?.bed.now}
            clock={back?.clock}
            isTaken={bag.seed === seed && !asLast?.isTaken}
            onTake={() => onSeed(bag.seed)}
          />
        ))}
        {later && (
          <p className={css.later}>{strings.later(strings.crops[later], rulesOf(later).level)}</p>
        )}
      </fieldset>
    </section>
  );
}
