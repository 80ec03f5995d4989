// A few things of which one holds: a well with a raised pill for the chosen one.
import css from "./Choices.module.css";

type ChoicesProps<T extends string> = {
  name: string;
  legend: string;
  of: readonly T[];
  names: Record<T, string>;
  /** Null while it is not known yet. */
  chosen: T | null;
  onChoose(choice: T): void;
};

export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { name, legend, of, names, chosen, onChoose } = props;
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {of.map((choice) => (
        <label key={choice} className={css.choice}>
          <input
            type="radio"
            className={css.mark}
            name={name}
            value={choice}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          {names[choice]}
        </label>
      ))}
    </fieldset>
  );
}
