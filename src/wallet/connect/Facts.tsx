// Two facts that tell a newcomer what a wallet is, each with a picture.
import KeyRound from "lucide-react/icons/key-round";
import { basket } from "../../stills/basket.ts";
import { Still } from "../../stills/Still.tsx";
import { Icon } from "../../ui/Icon.tsx";
import css from "./Facts.module.css";
import { strings } from "./strings.ts";

export function Facts() {
  return (
    <ul role="list" className={css.facts}>
      <li>
        <span className={css.basket}>
          <Still picture={basket} alt="" sizes="72px" />
        </span>
        <span className={css.words}>
          <strong>{strings.homeTitle}</strong>
          {strings.homeText}
        </span>
      </li>
      <li>
        <span className={css.key}>
          <Icon of={KeyRound} size={34} />
        </span>
        <span className={css.words}>
          <strong>{strings.keyTitle}</strong>
          {strings.keyText}
        </span>
      </li>
    </ul>
  );
}
