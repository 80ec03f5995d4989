// The filters: a choice for every trait. Without scripts the form is sent, and the server answers.
import { fieldCounts } from "virtual:field-counts";
import { Button } from "@loamstead/ui/Button.tsx";
import select from "@loamstead/ui/Select.module.css";
import { type EarlyChoice, useEarlyChoices } from "@loamstead/ui/useEarlyChoices.ts";
import { type SubmitEvent, useRef } from "react";
import { odds, type TraitKind, type TraitName, traitTitles } from "../../fields/odds.ts";
import { firstFilters, moreFilters } from "../../fields/search/filters.ts";
import { link } from "../../lib/link.ts";
import css from "./FilterForm.module.css";
import { fieldGalleryLink, type Search } from "./search.ts";
import { fieldGalleryStrings as strings } from "./strings.ts";

type FilterFormProps = { search: Search; onSearch(search: Search): void };

export function FilterForm({ search, onSearch }: FilterFormProps) {
  const { filters, parish } = search;
  const isFiltered = Object.keys(filters).length > 0;
  const form = useRef<HTMLFormElement>(null);

  const choose = (...choices: readonly EarlyChoice[]) => {
    const next: Partial<Record<string, string>> = { ...filters };
    for (const { name, value } of choices) {
      if (value === "") delete next[name];
      else next[name] = value;
    }
    onSearch({ filters: next, parish, page: 1 });
  };
  useEarlyChoices(form, (choices) => choose(...choices));
  const keepInPlace = (event: SubmitEvent) => event.preventDefault();

  const field = (trait: TraitName) => {
    const kinds: readonly TraitKind[] = odds[trait];
    return (
      <label key={trait} className={css.filter}>
        <span>{traitTitles[trait]}</span>
        <select
          className={select.select}
          name={trait}
          value={filters[trait] ?? ""}
          data-set={filters[trait] !== undefined || undefined}
          onChange={(event) => choose({ name: trait, value: event.currentTarget.value })}
        >
          <option value="">{strings.any(traitTitles[trait])}</option>
          {kinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {strings.option(name, fieldCounts[trait][id] ?? 0)}
            </option>
          ))}
        </select>
      </label>
    );
  };

  return (
    <search className={css.search}>
      <form
        ref={form}
        action={link("/fields")}
        method="get"
        aria-label={strings.filters}
        onSubmit={keepInPlace}
      >
        {parish !== null && <input type="hidden" name="parish" value={parish} />}
        <div className={css.row}>{firstFilters.map(field)}</div>
        <details className={css.more} open={moreFilters.some((trait) => filters[trait])}>
          <summary>{strings.more}</summary>
          <div className={css.row}>{moreFilters.map(field)}</div>
        </details>
        <Button type="submit" kind="secondary" size="small" className={css.show!}>
          {strings.show}
        </Button>
        {isFiltered && (
          <a className={css.clear} href={fieldGalleryLink({ filters: {}, parish, page: 1 })}>
            {strings.clear}
          </a>
        )}
      </form>
    </search>
  );
}
