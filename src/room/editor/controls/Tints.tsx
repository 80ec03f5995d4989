// The colours of what is chosen, as swatches; figures choose among them by their order.
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { isDye } from "../../../models/catalogue/dyes.ts";
import { palette } from "../../../models/palette.ts";
import { tintItems } from "../../commands/tintItems.ts";
import { describeItem } from "../../describe/item.ts";
import type { ItemId, TintId } from "../../model/room.ts";
import { useEditor, useSession } from "../EditorContext.ts";
import { focusRegion } from "../regions.ts";
import { report } from "../report.ts";
import { announcements, strings } from "../strings.ts";
import { DyeMenu } from "./DyeMenu.tsx";
import { PatternMenu } from "./PatternMenu.tsx";
import { printable } from "./patternChoices.ts";
import { partName, TintPartMenu } from "./TintPartMenu.tsx";
import css from "./Tints.module.css";
import {
  type Colourable,
  colourable,
  type TintChoice,
  tintChoices,
  tintNow,
} from "./tintChoices.ts";

type DyeChoice = TintChoice & { readonly id: TintId };
const isDyed = (choice: TintChoice): choice is DyeChoice => choice.id !== null && isDye(choice.id);

/** For the cloth of several things in different colours. */
const FADED = palette.linen;

export function Tints({ ids }: { ids: readonly ItemId[] }) {
  const editor = useEditor();
  const group = useRef<HTMLFieldSetElement>(null);
  const name = useId();
  const all = useSession(({ document }) => document.items);
  const items = useMemo(() => ids.flatMap((id) => all.get(id) ?? []), [all, ids]);
  const [wanted, setWanted] = useState<Colourable>(null);
  const parts = colourable(items);
  const part = parts.includes(wanted) ? wanted : (parts[0] ?? null);
  const offered = tintChoices(items, part);
  const now = tintNow(items, part);
  const dyes = offered.filter(isDyed);
  const cloth = printable(items, part);
  // A dye that is on has its swatch among the paints.
  const choices = offered.filter((choice) => !isDyed(choice) || choice.id === now);
  if (choices.length === 0) return null;

  const choose = (tint: TintId | null) => {
    const { session } = editor;
    report(editor, session.dispatch(tintItems, { ids, tint, part }), () => {
      const { document } = session.state();
      const only = ids.length === 1 ? document.items.get(ids[0]!) : undefined;
      return only
        ? `${describeItem(document, session.catalogue, only)}.`
        : `${announcements.things(ids.length)}.`;
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      editor.overlays.set({ open: null });
      focusRegion("room");
    }
    const choice = /^[1-9]$/.test(event.key) && choices[Number(event.key) - 1];
    if (!choice) return;
    event.preventDefault();
    choose(choice.id);
    group.current?.querySelectorAll("input")[Number(event.key) - 1]?.focus();
  };

  const colourNow = (each: Colourable) =>
    tintChoices(items, each).find(({ id }) => id === tintNow(items, each))?.colour;
  return (
    <fieldset
      ref={group}
      className={css.tints}
      data-tints=""
      data-by-part={parts.length > 1 || undefined}
      onKeyDown={onKeyDown}
    >
      <legend className="visually-hidden">
        {parts.length > 1 ? strings.tintOf(partName(part)) : strings.tint}
      </legend>
      {parts.length > 1 && (
        <TintPartMenu
          parts={parts.map((each) => ({ part: each, colour: colourNow(each) }))}
          now={part}
          onChoose={setWanted}
        />
      )}
      <div className={css.swatches}>
        {choices.map((choice) => (
          <label
            key={choice.id ?? ""}
            className={css.tint}
            title={choice.name}
            ref={(element) => element?.style.setProperty("--swatch", choice.colour)}
          >
            <input
              type="radio"
              name={name}
              checked={choice.id === now}
              onChange={() => choose(choice.id)}
            />
            <span className="visually-hidden">{choice.name}</span>
          </label>
        ))}
        {dyes.length > 0 && <DyeMenu dyes={dyes} now={now} onChoose={choose} />}
        {cloth && <PatternMenu items={items} part={cloth} colour={colourNow(part) ?? FADED} />}
      </div>
    </fieldset>
  );
}

/** The swatch that is chosen, or the first of them; false where none is to be seen. */
export function focusTints(): boolean {
  const swatches = [...document.querySelectorAll<HTMLInputElement>("[data-tints] input")];
  const seen = swatches.filter((swatch) => swatch.checkVisibility());
  const target = seen.find(({ checked }) => checked) ?? seen[0];
  target?.focus();
  return target !== undefined;
}
