// For somebody whose wallet is not known: what would stand here, and the button that begins it.
import { ConnectButton } from "../wallet/index.ts";
import { Bare } from "./Bare.tsx";
import css from "./MyFieldsPage.module.css";
import { strings } from "./strings.ts";

export function Guest() {
  return (
    <Bare title={strings.guestTitle} text={strings.guest} className={css.guest}>
      <ConnectButton label={strings.connect} />
    </Bare>
  );
}
