// What stands in the way of unlocking, or the button that begins it with what became of the last attempt.
import { Button } from "@loamstead/ui/Button.tsx";
import { useChainModal } from "@loamstead/wallet-kit";
import type { ExchangeSessionState } from "../session/sessionState.ts";
import { strings } from "../strings.ts";
import css from "./ExchangePanel.module.css";

type LockedFaceProps = { state: ExchangeSessionState; onPrepare(): void; onUnlock(): void };

export function LockedFace({ state, onPrepare, onUnlock }: LockedFaceProps) {
  const openChains = useChainModal();
  if (state.lock === "locked" && state.reading) {
    return <p className={css.words}>{strings.reading}</p>;
  }
  if (state.lock === "locked" && state.obstacle !== null) {
    return (
      <>
        <p className={css.words}>{strings.obstacles[state.obstacle].words}</p>
        {state.obstacle === "wrong-chain" && openChains && (
          <Button kind="secondary" size="small" onClick={openChains}>
            {strings.switchNetworks}
          </Button>
        )}
      </>
    );
  }
  const stage = state.lock === "loading" ? state.stage : null;
  const notice = state.lock === "locked" ? state.notice : null;
  return (
    <>
      {notice === null ? (
        <p className={css.words}>{strings.offer}</p>
      ) : (
        <p className={css.notice} data-mild={notice === "rejected" || undefined}>
          {strings.notices[notice]}
        </p>
      )}
      <Button
        kind="secondary"
        size="small"
        data-next=""
        busy={stage !== null}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onClick={onUnlock}
      >
        {stage === null ? strings.unlock : strings.stages[stage]}
      </Button>
    </>
  );
}
