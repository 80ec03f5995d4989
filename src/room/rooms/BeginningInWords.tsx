// The rooms to begin with in words, for whoever furnishes in the list: each by its name and what is in it.
import { useId } from "react";
import { useSelected } from "../editor/useSelected.ts";
import css from "./BeginningInWords.module.css";
import { useTemplates } from "./roomTemplates.ts";
import type { RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { useBegin } from "./useBegin.ts";

/** All of them: words take less room than pictures. */
export function BeginningInWords({ tools }: { tools: RoomTools }) {
  const isFresh = useSelected(tools.library, (state) => state.isFresh);
  const templates = useTemplates(tools.templates);
  const begin = useBegin(tools, "room");
  const id = useId();
  if (!isFresh || !templates) return null;
  return (
    <section className={css.beginning} aria-labelledby={id}>
      <h2 id={id}>{strings.newLede}</h2>
      <ul role="list" className={css.rooms} aria-label={strings.beginning}>
        {templates.map((template) => (
          <li key={template.id}>
            <button type="button" className={css.room} onClick={() => void begin(template)}>
              <span className={css.name}>{template.name}</span>
              <span className={css.words}>{template.words}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
