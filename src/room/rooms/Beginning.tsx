// What floats over an empty room: a few to begin with, until something stands in it.
import { Button } from "../../ui/Button.tsx";
import { useSelected } from "../editor/useSelected.ts";
import css from "./Beginning.module.css";
import { useTemplates } from "./roomTemplates.ts";
import type { RoomTemplate, RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { TemplateCards } from "./TemplateCards.tsx";

/** As many as leave something of the room to be seen. */
const FEW = 6;

/** The first of them, and the last, which is the bare one. */
const few = (all: readonly RoomTemplate[]): readonly RoomTemplate[] =>
  all.length > FEW ? [...all.slice(0, FEW - 1), ...all.slice(-1)] : all;

export function Beginning({ tools }: { tools: RoomTools }) {
  const isFresh = useSelected(tools.library, (state) => state.isFresh);
  const templates = useTemplates(tools.templates);
  if (!isFresh || !templates) return null;
  return (
    <section className={css.beginning} aria-labelledby="beginning">
      <h2 id="beginning" className={css.title}>
        {strings.newLede}
      </h2>
      <TemplateCards tools={tools} templates={few(templates)} isBrief />
      {templates.length > FEW && (
        <p className={css.ways}>
          <Button
            kind="quiet"
            size="small"
            onClick={() => tools.view.set({ view: { kind: "new" } })}
          >
            {strings.moreTemplates}
          </Button>
        </p>
      )}
    </section>
  );
}
