// What was announced, to be read once more: the newest first.
import { useId } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import type { SaidState } from "../editor/recentlySaid.ts";
import { useSelected } from "../editor/useSelected.ts";
import css from "./SaidList.module.css";
import { strings } from "./strings.ts";

const saidIn = ({ said }: SaidState) => said;

export function SaidList() {
  const said = useSelected(useEditor().recentlySaid, saidIn);
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id}>{strings.lately}</h3>
      {said.length === 0 ? (
        <p>{strings.nothingSaid}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keyboard.
        <ol role="list" aria-labelledby={id} tabIndex={0} className={css.said}>
          {said.map(({ n, words }, i) => (
            <li key={n}>
              {i === 0 && <b>{strings.now} </b>}
              {words}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
