// Where, which number and in which order: the three things that filter one's fields.

import select from "@loamstead/ui/Select.module.css";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { useId } from "react";
import type { Filter } from "./filterFields.ts";
import css from "./HoldingFilters.module.css";
import { strings } from "./strings.ts";

type FiltersProps = {
  filter: Filter;
  /** Whether there are fields in more than one place. */
  hasBoth: boolean;
  onChange(next: Filter): void;
};

const places = ["all", "contract", "exchange"] as const;
const orders = ["up", "down"] as const;

export function HoldingFilters({ filter, hasBoth, onChange }: FiltersProps) {
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
                  checked={filter.place === place}
                  onChange={() => onChange({ ...filter, place })}
                />
                {strings.places[place]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <TextField
        className={css.find!}
        label={strings.find}
        type="search"
        inputMode="numeric"
        value={filter.query}
        onValue={(query) => onChange({ ...filter, query })}
      />
      <div className={css.order}>
        <label className={css.label} htmlFor={`${id}order`}>
          {strings.order}
        </label>
        <select
          id={`${id}order`}
          className={select.select}
          value={filter.order}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, order: currentTarget.value === "down" ? "down" : "up" })
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
