// Flexible Gameplay: how many minutes a day there are, and the week that they come to by the rules of the farm.

import { HillEdge } from "@loamstead/ui/HillEdge.tsx";
import { useState } from "react";
import words from "../../../content/landing/flexible-gameplay.json";
import site from "../../../site.config.ts";
import { readTypedNumber } from "../../fields/fieldNumber.ts";
import { link } from "../../lib/link.ts";
import { basketStill } from "../../stills/basket.ts";
import { Still } from "../../stills/Still.tsx";
import { largerSize } from "../layout/largerSizes.ts";
import layout from "../layout/layout.module.css";
import { DayPills } from "./DayPills.tsx";
import css from "./FlexibleGameplay.module.css";
import { HarvestShelf } from "./HarvestShelf.tsx";
import { MinutesSlider } from "./MinutesSlider.tsx";
import { weekIncome } from "./shelf.ts";
import type { WeeksInput, WeeksResult } from "./simulateWeeks.ts";
import { FIRST_STOP, stops } from "./stops.ts";
import { strings } from "./strings.ts";
import { prerenderedWeeks, useWeeks } from "./useWeeks.ts";

const { size } = site.collection;

export function FlexibleGameplay() {
  const [stop, setStop] = useState(FIRST_STOP);
  const [typed, setTyped] = useState(`${prerenderedWeeks.field}`);
  const [asked, setAsked] = useState<WeeksInput>(prerenderedWeeks);
  const { told, isAway } = useWeeks(asked);
  const week = told.weeks[stop]!;
  const isField = readTypedNumber(typed, size) !== null;

  const type = (text: string) => {
    setTyped(text);
    const field = readTypedNumber(text, size);
    if (field !== null) setAsked({ ...asked, field });
  };

  return (
    <section id="flexiblegameplay" aria-labelledby="flexiblegameplay-title" className={css.section}>
      <HillEdge className={css.ground!} />
      <div className={`${layout.column} ${css.head}`}>
        <div>
          <h2 id="flexiblegameplay-title">{words.title}</h2>
          <p className={`${layout.lede} ${css.lede}`}>{words.lede}</p>
        </div>
        <p className={css.amount}>
          <b>{stops[stop]}</b> {strings.unit}
        </p>
        <MinutesSlider stop={stop} sum={weekIncome(week)} onStop={setStop} />
        <div className={css.choices}>
          <DayPills off={asked.off} onOff={(off) => setAsked({ ...asked, off })} />
          <label className={css.field}>
            <span>{strings.field}</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              aria-invalid={!isField}
              aria-describedby="flexiblegameplay-field"
              onChange={({ target }) => type(target.value)}
            />
          </label>
          <p id="flexiblegameplay-field" className={css.wrong} role="alert">
            {!isField && strings.noField(size - 1)}
          </p>
        </div>
      </div>
      <div className={css.shelf}>
        <div className={`${layout.column} ${layout.pictures} ${css.board}`}>
          <HarvestShelf
            key={`${told.field} ${stop} ${told.off.join()}`}
            week={week}
            daysOff={told.off.length}
          />
          <div className={css.sum}>
            <Still
              className={css.basket!}
              picture={basketStill}
              alt={words.basket}
              sizes={`${largerSize(296)}, 250px`}
            />
            <div role="status">
              {isAway ? <p>{strings.away}</p> : <Sum told={told} stop={stop} />}
            </div>
          </div>
        </div>
        <div className={`${layout.column} ${css.foot}`}>
          <p>
            {strings.worked} <a href={link("/rules")}>{strings.rules}</a>
          </p>
          <WeekTable told={told} />
        </div>
      </div>
      <HillEdge className={css.wood!} hang />
    </section>
  );
}

/** The five minutes of a kettle, and the longest that there is to choose. */
const SHORT = stops.indexOf(5);
const LONG = stops.length - 1;

function Sum({ told: { name, weeks, off, field }, stop }: { told: WeeksResult; stop: number }) {
  const week = weeks[stop]!;
  const sum = weekIncome(week);
  const days = off.map((day) => strings.longDayNames[day]!);
  const whole = field === prerenderedWeeks.field ? weekIncome(prerenderedWeeks.weeks[stop]!) : null;
  return (
    <>
      <p>
        {strings.result(stops[stop]!, name)} <b>{strings.sum(sum)}</b> {strings.level(week.level)}
      </p>
      <p>
        {days.length > 0 && whole !== null
          ? strings.dayOff(new Intl.ListFormat("en-GB").format(days), whole - sum)
          : strings.compare(
              stops[SHORT]!,
              stops[LONG]!,
              weekIncome(weeks[LONG]!) / weekIncome(weeks[SHORT]!),
            )}
      </p>
    </>
  );
}

/** All of it in figures; without scripts, in the place of the slider. */
function WeekTable({ told }: { told: WeeksResult }) {
  return (
    <table className={css.table}>
      <caption>{strings.table(told.name)}</caption>
      <thead>
        <tr>
          {strings.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.weeks.map((week, stop) => (
          <tr key={stops[stop]}>
            <th scope="row">{stops[stop]}</th>
            <td>{strings.amount(weekIncome(week))}</td>
            <td>{week.level}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
