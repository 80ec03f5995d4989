// The map under a visitor's keys: walked hex by hex, said as it goes, brought closer, and left for the search.
import { announceLater } from "@loamstead/ui/announceLater.ts";
import { type KeyboardEvent, type MouseEvent, useId } from "react";
import site from "../../../site.config.ts";
import { fieldLink } from "../../alphaFields/links/index.ts";
import { landOf } from "../../fields/land/landOf.ts";
import { parishOf } from "../../fields/land/place.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { parishName } from "../../fields/parishNames.ts";
import { goTo } from "../../lib/goTo.ts";
import type { ZoomWay } from "../live/LiveMap.tsx";
import { strings } from "../shared/strings.ts";
import css from "./MapWalk.module.css";
import { walk } from "./walk.ts";
import { whereWords } from "./whereWords.ts";

const { size } = site.collection;

const zoomKeys: Partial<Record<string, ZoomWay>> = {
  "+": "closer",
  "=": "closer",
  "-": "further",
  "0": "whole",
};

export type WalkProps = {
  /** The field that is looked at. */
  at: number | null;
  /** The visitor's own, by number. */
  own: readonly number[];
  onChoose(id: number): void;
  /** Null where what is shown has one size only. */
  onZoom: ((way: ZoomWay) => void) | null;
  /** Leads to where names are written; null where there is no such place. */
  onSearch: (() => void) | null;
  /** Leads to those who live in the village, where there is one. */
  onVillage?: (() => void) | undefined;
  /** What else is said of a field. */
  about?: ((id: number, isOwn: boolean) => string | null) | undefined;
};

type PressedProps = {
  /** The field under a press; null at sea. */
  fieldUnder(event: MouseEvent<HTMLElement>): number | null;
};

export function MapWalk(props: WalkProps & Partial<PressedProps>) {
  const { at, own, onChoose, onZoom, onSearch, onVillage, about, fieldUnder } = props;
  const hint = useId();

  function arrive(id: number): void {
    onChoose(id);
    const land = landOf(id);
    const called = { name: fieldName(id, land), parish: parishName(parishOf(id)), ...land };
    const more = about?.(id, own.includes(id)) ?? null;
    announceLater([whereWords(id, called, own), more].filter((words) => words !== null).join(", "));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    const first = own[0] ?? 0;
    const way = zoomKeys[key];
    const next = key === "Home" ? first : walk(at ?? first, { key, isShifted: shiftKey }, size);
    if (way && onZoom) onZoom(way);
    else if (key === "/" && onSearch) onSearch();
    else if (key.toLowerCase() === "v" && onVillage) onVillage();
    else if (key === "Enter" && at !== null) goTo(fieldLink(at));
    else if (next === "sea") announceLater(strings.sea);
    else if (next !== null) arrive(next);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div
        role="application"
        aria-roledescription={strings.mapRole}
        aria-label={strings.mapLabel}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is walked by its own keys.
        tabIndex={0}
        className={css.walk}
        onClick={(event) => {
          const id = fieldUnder?.(event) ?? null;
          if (id !== null) arrive(id);
        }}
        onKeyDown={onKeyDown}
      />
      <p id={hint} className={css.hint}>
        {strings.mapKeys} {onZoom && strings.zoomKeys} {onSearch && strings.searchKey}{" "}
        {onVillage && strings.villageKey}
      </p>
    </>
  );
}
