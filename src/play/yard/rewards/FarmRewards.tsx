// What the last deed brought, on cards one after the other; those of a newer deed take the place of all before.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useEffect, useRef, useState } from "react";
import type { Farm } from "../../../farm/state/farm.ts";
import { useNextStop } from "../../focus/useNextStop.ts";
import type { PaperId } from "../../papers/index.ts";
import type { PlayState } from "../../session/playedFarm.ts";
import { flyCoins, isManyPence } from "./flyCoins.ts";
import css from "./RewardCard.module.css";
import { RewardCard } from "./RewardCard.tsx";
import { type Reward, rewardsBetween } from "./rewardsBetween.ts";
import { rewardWords } from "./rewardWords.ts";
import { usePressed } from "./usePressed.ts";

type FarmRewardsProps = {
  readonly state: PlayState;
  /** The farm as it was before the first deed on this page. */
  readonly from: Farm;
  /** Whether there is a card, each time that this changes. */
  readonly onCard: (isThere: boolean) => void;
  readonly onSee: (paper: PaperId) => void;
  /** Where keys go on once the last card is put away. */
  readonly stop: () => HTMLElement | null | undefined;
};

export function FarmRewards({ state, from, onCard, onSee, stop }: FarmRewardsProps) {
  const { farm, last } = state;
  const [cards, setCards] = useState<readonly Reward[]>([]);
  const before = useRef<Pick<PlayState, "farm" | "last">>({ farm: from, last: null });
  const pressed = usePressed();
  const next = useNextStop(stop);
  useEffect(() => {
    const was = before.current;
    before.current = { farm, last };
    // What other tabs did is theirs to see.
    if (!last || last === was.last) return;
    if (last.event.kind === "undo") {
      // What was taken back came not at all.
      const gone = rewardsBetween(farm, was.farm).map((one) => JSON.stringify(one));
      return setCards((all) => all.filter((one) => !gone.includes(JSON.stringify(one))));
    }
    const came = rewardsBetween(was.farm, farm);
    if (came.length > 0) setCards(came);
    const unsaid = came.map(rewardWords).filter(({ isUnsaid }) => isUnsaid);
    if (unsaid.length > 0) announce(unsaid.map(({ words }) => words).join(" "), "unasked");
    if (isManyPence(farm.pence - was.farm.pence)) flyCoins(pressed.current);
  }, [farm, last, pressed]);

  const hasCard = cards.length > 0;
  useEffect(() => onCard(hasCard), [hasCard, onCard]);

  const away = () => setCards((all) => all.slice(1));
  const [card] = cards;
  return (
    <div className={css.place} {...next}>
      {card && (
        <RewardCard
          key={`${JSON.stringify(card)} ${cards.length}`}
          reward={card}
          farm={farm}
          under={cards.length - 1}
          onSee={(paper) => {
            away();
            onSee(paper);
          }}
          onAway={away}
        />
      )}
    </div>
  );
}
