// Finishes, doors and windows that a search has found: each leads to where it is built.
import { useId } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import type { Built } from "../search/findBuilt.ts";
import css from "./BuiltResults.module.css";
import { buildWith } from "./buildWith.ts";
import { strings } from "./strings.ts";

export function BuiltResults({ built }: { built: readonly Built[] }) {
  const editor = useEditor();
  const heading = useId();
  return (
    <section className={css.built} aria-labelledby={heading}>
      <h3 id={heading}>{strings.built}</h3>
      <ul role="list" className={css.list}>
        {built.map((each) => (
          <li key={`${each.part} ${each.id}`}>
            <button
              type="button"
              className={css.way}
              aria-label={strings.builtWhere(each.name, strings.builtParts[each.part])}
              onClick={() => buildWith(editor, each)}
            >
              <img
                className={css.sample}
                src={each.url}
                alt=""
                width={64}
                height={48}
                loading="lazy"
                data-part={each.part}
              />
              <span>
                <b>{each.name}</b>
                <small>{strings.builtParts[each.part]}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
