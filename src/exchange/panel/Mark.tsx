// One or two words on how the exchange stands, beside its title.
import Lock from "lucide-react/icons/lock-keyhole";
import LockOpen from "lucide-react/icons/lock-keyhole-open";
import { Icon } from "../../ui/Icon.tsx";
import pill from "../../ui/Pill.module.css";
import type { SessionState } from "../session/sessionState.ts";
import { strings } from "../strings.ts";
import css from "./ExchangePanel.module.css";

export function Mark({ state }: { state: SessionState }) {
  if (state.lock === "locked" && state.reading) return null;
  const isOpen = state.lock === "unlocked";
  const obstacle = state.lock === "locked" ? state.obstacle : null;
  return (
    <p className={`${pill.sunk} ${css.mark}`} data-open={isOpen || undefined}>
      {obstacle === null && <Icon of={isOpen ? LockOpen : Lock} size={16} />}
      {isOpen
        ? strings.unlocked
        : obstacle === null
          ? strings.locked
          : strings.obstacles[obstacle].mark}
    </p>
  );
}
