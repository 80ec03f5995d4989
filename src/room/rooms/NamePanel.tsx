// Gives a room another name, whether it is open or not.
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { useEditor } from "../editor/EditorContext.ts";
import { LONGEST_NAME } from "../model/units.ts";
import css from "./Panel.module.css";
import type { RoomTools } from "./roomTools.ts";
import { movedWords, strings } from "./strings.ts";

export function NamePanel({ tools, room, name }: { tools: RoomTools; room: string; name: string }) {
  const { workshop, view } = tools;
  const { say } = useEditor();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    const done = await workshop.rename(room, wanted);
    if (!done.ok && typeof done.reason === "string") {
      setError(movedWords[done.reason]);
      return;
    }
    if (!done.ok && typeof done.reason === "object" && done.reason.kind !== "nothingChanges") {
      setError(strings.badName(LONGEST_NAME));
      return;
    }
    say(strings.renamed(wanted));
    view.set({ view: null });
  };
  return (
    <form className={css.panel} onSubmit={(event) => void submit(event)}>
      <Field
        label={strings.name}
        value={typed}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={error}
        onValue={setTyped}
        onFocus={(event) => event.currentTarget.select()}
        data-autofocus=""
      />
      <p className={css.ways}>
        <Button type="submit">{strings.renameDo}</Button>
      </p>
    </form>
  );
}
