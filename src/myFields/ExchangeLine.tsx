// One line on the exchange, where it could show more than is seen here, or never will again.
import type { SessionView } from "../exchange/index.ts";
import { Button } from "../ui/Button.tsx";
import { useAccountModal } from "../wallet/index.ts";
import css from "./Holder.module.css";
import { strings } from "./strings.ts";

export function ExchangeLine({ sight }: { sight: SessionView }) {
  const openAccount = useAccountModal();
  if (sight.is !== "open" || sight.state.lock === "unlocked") return null;
  const { state } = sight;
  if (state.lock === "locked" && state.obstacle === "closed") {
    return <p className={css.aside}>{strings.exchangeClosed}</p>;
  }
  // Whoever has nothing there, or cannot come to it, is told so in the account dialog.
  if (state.lock === "locked" && (state.obstacle !== null || state.reading)) return null;
  return (
    <div className={css.aside}>
      <p>{strings.exchangeLocked}</p>
      {openAccount && (
        <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={openAccount}>
          {strings.openAccount}
        </Button>
      )}
    </div>
  );
}
