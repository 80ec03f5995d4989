// What can be done with a thing of the farm, as buttons.
import { Button } from "@loamstead/ui/Button.tsx";
import { ActionButton } from "../papers/parts/ActionButton.tsx";
import type { PaperProps } from "../session/paperProps.ts";
import type { FarmSeat } from "../view/view.ts";
import type { ThingInfo, ThingWay } from "./thingInfo.ts";

export type ThingWaysProps = {
  readonly paper: PaperProps;
  readonly onPaper: (paper: string) => void;
  readonly onSeat: (seat: FarmSeat) => void;
};

type AllProps = ThingWaysProps & { readonly info: ThingInfo };

export function ThingWays({ info: { name, ways }, paper, onPaper, onSeat }: AllProps) {
  /** "Gather: Hettie, hen", where the same words stand beside others. */
  const label = (way: ThingWay) => `${way.label}: ${name}`;
  return ways.map((way, i) => {
    const kind = i === 0 ? "secondary" : "quiet";
    if ("wish" in way)
      return (
        <ActionButton
          key={way.label}
          paper={paper}
          wish={way.wish}
          kind={kind}
          label={label(way)}
          {...(way.sits && { onDone: () => onSeat("green") })}
        >
          {way.label}
        </ActionButton>
      );
    const to =
      "href" in way
        ? { href: way.href }
        : { onClick: () => ("paper" in way ? onPaper(way.paper) : onSeat(way.seat)) };
    return (
      <Button key={way.label} size="small" kind={kind} aria-label={label(way)} {...to}>
        {way.label}
      </Button>
    );
  });
}
