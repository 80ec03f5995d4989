// The wooden shelf: four tools, and the bags of seed with what each takes and costs.
import { Icon } from "@loamstead/ui/Icon.tsx";
import Droplets from "lucide-react/icons/droplets";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import Shovel from "lucide-react/icons/shovel";
import Sprout from "lucide-react/icons/sprout";
import { type ReactNode, useEffect, useRef } from "react";
import { seedName } from "../../farm/describe/refusal.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { cropIds, rulesOf } from "../../farm/tables/crops.ts";
import { cropOf, isHeirloom, type Seed } from "../../farm/tables/heirlooms.ts";
import { useNextStop } from "../focus/useNextStop.ts";
import { ripe } from "../pictures/pictures.ts";
import { bagWords } from "../view/span.ts";
import { strings } from "../view/strings.ts";
import { type Tool, tools } from "../view/task.ts";
import { seedsAtHand } from "../view/view.ts";
import { seedPriceWords } from "../view/words.ts";
import css from "./Shelf.module.css";

const icons = { gather: ShoppingBasket, sow: Sprout, water: Droplets, feed: Shovel };

type ShelfProps = {
  readonly farm: Farm;
  readonly tool: Tool | null;
  readonly seed: Seed;
  readonly onTool: (tool: Tool) => void;
  readonly onSeed: (seed: Seed) => void;
  /** What can be done to the whole bed, where the shelf has no head of its own for it. */
  readonly children?: ReactNode;
};

export function Shelf({ farm, tool, seed, onTool, onSeed, children }: ShelfProps) {
  const level = levelOf(farm);
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
      <fieldset className={css.tools}>
        <legend className="visually-hidden">{strings.tools}</legend>
        {tools.map((one, i) => (
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
        {seedsAtHand(farm).map((one) => (
          <button
            key={one}
            type="button"
            className={css.seed}
            aria-pressed={one === seed}
            data-seed={one}
            onClick={() => onSeed(one)}
          >
            <img src={ripe[cropOf(one)]} alt="" className={css.picture} />
            <span>{isHeirloom(one) ? seedName(one) : strings.crops[one]}</span>
            <small>
              {bagWords(rulesOf(cropOf(one)).seconds)} · {seedPriceWords(farm, one)}
            </small>
          </button>
        ))}
        {later && (
          <p className={css.later}>{strings.later(strings.crops[later], rulesOf(later).level)}</p>
        )}
      </fieldset>
      {children && (
        <div ref={whole} className={css.whole} {...next}>
          {children}
        </div>
      )}
    </section>
  );
}
