// The form that finds fields: a text and a choice for every trait. Without scripts it is sent, and the server answers.

import { fieldCounts } from "virtual:field-counts";
import { Button } from "@loamstead/ui/Button.tsx";
import select from "@loamstead/ui/Select.module.css";
import { type EarlyChoice, useEarlyChoices } from "@loamstead/ui/useEarlyChoices.ts";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { parishLink } from "../../alphaFields/links/index.ts";
import { odds, type TraitKind, type TraitName, traitTitles } from "../../fields/odds.ts";
import { parishName } from "../../fields/parishNames.ts";
import type { FieldQuery } from "../../fields/search/fieldQuery.ts";
import { firstFilters, moreFilters } from "../../fields/search/filters.ts";
import { link } from "../../lib/link.ts";
import { AfterPaint } from "../shared/AfterPaint.tsx";
import { strings } from "../shared/strings.ts";
import { worldLink } from "../shared/worldLink.ts";
import css from "./FindForm.module.css";
import { SearchField } from "./SearchField.tsx";

type FindFormProps = {
  asked: FieldQuery;
  onAsk(change: Partial<FieldQuery>): void;
  /** A field that was named: it is looked at. */
  onField(id: number): void;
  /** Where names are written. */
  search: Ref<HTMLInputElement>;
  /** More choices, known only with scripts. */
  children?: ReactNode;
};

export function FindForm({ asked, onAsk, onField, search, children }: FindFormProps) {
  const { filters, parish, isMine, view, at } = asked;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(asked.text);
  const [textBefore, setTextBefore] = useState(asked.text);
  if (textBefore !== asked.text) {
    setTextBefore(asked.text);
    setTyped(asked.text);
  }

  const choose = (choices: readonly EarlyChoice[]) => {
    const next: Partial<Record<string, string>> = { ...filters };
    for (const { name, value } of choices) {
      if (value === "") delete next[name];
      else next[name] = value;
    }
    onAsk({ filters: next });
  };
  useEarlyChoices(form, choose);

  const filter = (trait: TraitName) => {
    const kinds: readonly TraitKind[] = odds[trait];
    return (
      <label key={trait} className={css.filter}>
        <span>{traitTitles[trait]}</span>
        <select
          className={select.select}
          name={trait}
          value={filters[trait] ?? ""}
          data-set={filters[trait] !== undefined || undefined}
          onChange={(event) => choose([{ name: trait, value: event.currentTarget.value }])}
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

  const isAsked = Object.keys(filters).length > 0 || parish !== null || isMine || asked.text !== "";
  const isMoreSet = moreFilters.some((trait) => filters[trait]);
  const nothing: Partial<FieldQuery> = { filters: {}, parish: null, isMine: false, text: "" };

  return (
    <search>
      <form
        ref={form}
        action={link("/world")}
        method="get"
        aria-label={strings.filters}
        className={css.form}
        onSubmit={(event) => event.preventDefault()}
      >
        {view === "table" && <input type="hidden" name="view" value="table" />}
        {at !== null && <input type="hidden" name="at" value={at} />}
        {parish !== null && <input type="hidden" name="parish" value={parish} />}
        {isMine && <input type="hidden" name="mine" value="1" />}
        <SearchField
          field={search}
          typed={typed}
          onTyped={setTyped}
          onText={(text) => onAsk({ text })}
          onParish={(id) => onAsk({ parish: id, text: "" })}
          onField={onField}
        />
        <div className={css.row}>{firstFilters.map(filter)}</div>
        <details className={css.more} open={isMoreSet}>
          <summary>{strings.more}</summary>
          <AfterPaint isAtOnce={isMoreSet}>
            <div className={css.row}>{moreFilters.map(filter)}</div>
          </AfterPaint>
        </details>
        {children}
        {parish !== null && (
          <p className={css.parish}>
            <span>
              {strings.inParish} <a href={parishLink(parish)}>{parishName(parish)}</a>
            </span>
            <a
              href={worldLink({ ...asked, parish: null })}
              onClick={(event) => {
                event.preventDefault();
                onAsk({ parish: null });
              }}
            >
              {strings.leaveParish(parishName(parish))}
            </a>
          </p>
        )}
        <Button type="submit" kind="secondary" size="small" className={css.show!}>
          {strings.show}
        </Button>
        {isAsked && (
          <a
            className={css.clear}
            href={worldLink({ ...asked, ...nothing, page: 1 })}
            onClick={(event) => {
              event.preventDefault();
              setTyped("");
              onAsk(nothing);
            }}
          >
            {strings.clear}
          </a>
        )}
      </form>
    </search>
  );
}
