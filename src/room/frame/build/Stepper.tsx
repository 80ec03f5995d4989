// A number between two buttons, heard when it changes.
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import css from "./Build.module.css";
import { strings } from "./strings.ts";

type StepperProps = { label: string; value: string; onStep: (by: 1 | -1) => void };

export function Stepper({ label, value, onStep }: StepperProps) {
  return (
    <fieldset className={css.stepper} aria-label={label}>
      <span className={css.stepLabel}>{label}</span>
      <IconButton
        icon={<Icon of={Minus} />}
        label={strings.less(label)}
        onClick={() => onStep(-1)}
      />
      <output className={css.value}>{value}</output>
      <IconButton icon={<Icon of={Plus} />} label={strings.more(label)} onClick={() => onStep(1)} />
    </fieldset>
  );
}
