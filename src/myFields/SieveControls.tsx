// Where, which number and in which order: the three things that sift one's fields.
import { useId } from "react";
import { Field } from "../ui/Field.tsx";
import css from "./SieveControls.module.css";
import type { Sieve } from "./siftFields.ts";
import { strings } from "./strings.ts";

type SieveControlsProps = {
  sieve: Sieve;
  /** Whether there are fields in more than one place. */
  hasBoth: boolean;
  onSieve(next: Sieve): void;
};

const places = ["all", "contract", "exchange"] as const;
const orders = ["up", "down"] as const;

export function SieveControls({ sieve, hasBoth, onSieve }: SieveControlsProps) {
  const id = useId();
  return (
    <div className={css.controls}>
      {hasBoth && (
        <fieldset className={css.places}>
          <legend className={css.label}>{strings.where}</legend>
          <div className={css.well}>
            {places.map((place) => (
              <label key={place} className={css.pill}>
                <input
                  type="radio"
                  name={`${id}place`}
                  checked={sieve.place === place}
                  onChange={() => onSieve({ ...sieve, place })}
                />
                {strings.places[place]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Field
        className={css.find!}
        label={strings.find}
        type="search"
        inputMode="numeric"
        value={sieve.query}
        onValue={(query) => onSieve({ ...sieve, query })}
      />
      <div className={css.order}>
        <label className={css.label} htmlFor={`${id}order`}>
          {strings.order}
        </label>
        <select
          id={`${id}order`}
          className={css.select}
          value={sieve.order}
          onChange={({ currentTarget }) =>
            onSieve({ ...sieve, order: currentTarget.value === "down" ? "down" : "up" })
          }
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {strings.orders[order]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
