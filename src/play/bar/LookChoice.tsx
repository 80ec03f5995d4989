// The farm as a picture or as a list: two native radio buttons in a well.
import { Icon } from "@loamstead/ui/Icon.tsx";
import List from "lucide-react/icons/list";
import Sprout from "lucide-react/icons/sprout";
import { useId } from "react";
import { strings } from "../view/strings.ts";
import type { ViewMode } from "../view/view.ts";
import css from "./Bar.module.css";

const icons = { farm: Sprout, list: List };
const looks: readonly ViewMode[] = ["farm", "list"];

type LookChoiceProps = { readonly look: ViewMode; readonly onLook: (look: ViewMode) => void };

export function LookChoice({ look, onLook }: LookChoiceProps) {
  const name = useId();
  return (
    <fieldset className={css.looks}>
      <legend className="visually-hidden">{strings.look}</legend>
      {looks.map((one) => (
        <label key={one} className={css.look}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === look}
            onChange={() => onLook(one)}
          />
          <Icon of={icons[one]} size={19} />
          <span>{strings.looks[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
