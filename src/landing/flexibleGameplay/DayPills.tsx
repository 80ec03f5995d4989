// The seven days of the week; a press takes one off.
import css from "./DayPills.module.css";
import { strings } from "./strings.ts";

type DayPillsProps = { off: readonly number[]; onOff(off: readonly number[]): void };

export function DayPills({ off, onOff }: DayPillsProps) {
  const press = (day: number) =>
    onOff(off.includes(day) ? off.filter((each) => each !== day) : [...off, day].toSorted());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out its own way
    <div role="group" aria-label={strings.days} className={css.days}>
      {strings.dayNames.map((name, day) => (
        <button
          key={name}
          type="button"
          className={css.day}
          aria-pressed={!off.includes(day)}
          // A week on paper needs somebody who comes at all.
          disabled={off.length === strings.dayNames.length - 1 && !off.includes(day)}
          onClick={() => press(day)}
        >
          {name}
          <span aria-hidden="true">{off.includes(day) ? strings.off : ""}</span>
        </button>
      ))}
    </div>
  );
}
