// One of a few, side by side in a well: native radio buttons, so that keys and voices know them.
import { Icon } from "@loamstead/ui/Icon.tsx";
import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import css from "./Choice.module.css";

export type Option<T extends string> = {
  readonly value: T;
  readonly label: string;
  readonly icon: LucideIcon;
};

type ChoiceProps<T extends string> = {
  /** What the choice is about. */
  label: string;
  options: readonly Option<T>[];
  value: T;
  onChoose: (value: T) => void;
  /** Where there is little room: words only beside the chosen one, or none at all. */
  words?: "all" | "chosen" | "none";
  /** In a well, or on raised paper where it lies on the ground. */
  kind?: "well" | "raised";
  className?: string | undefined;
};

export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, options, value, onChoose, words = "all", kind = "well", className } = props;
  const name = useId();
  return (
    <fieldset
      className={className ? `${css.choice} ${className}` : css.choice}
      data-words={words}
      data-kind={kind}
    >
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option} title={option.label}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <Icon of={option.icon} size={19} />
          <span className={css.words}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
