// What stands in the keeper's place while somebody is asked: an empty line would look like a mistake.
import { Icon } from "@loamstead/ui/Icon.tsx";
import House from "lucide-react/icons/house";
import { strings } from "../shared/strings.ts";
import css from "./Owner.module.css";

export const OwnerPending = () => (
  <p className={`${css.line} ${css.nobody}`}>
    <Icon of={House} size={26} />
    <span className={css.who}>{strings.askingKeeper}</span>
  </p>
);
