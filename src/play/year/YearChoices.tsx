// What is made of a year, and in which shape: native radio buttons.
import { useId } from "react";
import { strings } from "./strings.ts";
import css from "./YearDialog.module.css";
import type { YearChoice } from "./yearMachine.ts";

type RowProps<T extends string> = {
  readonly label: string;
  readonly names: Readonly<Record<T, string>>;
  readonly order: readonly T[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
};

function Row<T extends string>({ label, names, order, value, onChoose }: RowProps<T>) {
  const group = useId();
  return (
    <fieldset className={css.row}>
      <legend>{label}</legend>
      <div className={css.choice}>
        {order.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={group}
              value={one}
              checked={one === value}
              onChange={() => onChoose(one)}
            />
            <span>{names[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type YearChoicesProps = {
  readonly choice: YearChoice;
  readonly hasFilm: boolean;
  readonly isStill: boolean;
  readonly onChoose: (choice: YearChoice) => void;
};

export function YearChoices({ choice, hasFilm, isStill, onChoose }: YearChoicesProps) {
  if (!hasFilm) return <p className={css.lede}>{strings.noFilm}</p>;
  return (
    <div className={css.choices}>
      <Row
        label={strings.what}
        names={strings.whats}
        order={isStill ? ["sheet", "film"] : ["film", "sheet"]}
        value={choice.what}
        onChoose={(what) => onChoose({ ...choice, what })}
      />
      {choice.what === "film" && (
        <Row
          label={strings.shape}
          names={strings.shapes}
          order={["square", "tall"]}
          value={choice.shape}
          onChoose={(shape) => onChoose({ ...choice, shape })}
        />
      )}
    </div>
  );
}
