// A name of its own for a thing: Marmalade, not Sleeping cat.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { type FormEvent, useState } from "react";
import { nameItem } from "../../commands/nameItem.ts";
import { modelName } from "../../describe/names.ts";
import { describeRefusal } from "../../describe/refusal.ts";
import { useEditor, useOverlays } from "../../editor/EditorContext.ts";
import { focusRegion } from "../../editor/regions.ts";
import { announcements, strings } from "../../editor/strings.ts";
import type { ItemId } from "../../model/room.ts";
import { LONGEST_NAME } from "../../model/units.ts";
import css from "./NameDialog.module.css";

export function NameDialog() {
  const { overlays } = useEditor();
  const open = useOverlays((state) => state.open);
  const id = open?.kind === "name" ? open.id : null;
  return (
    <Dialog
      open={id !== null}
      title={strings.nameTitle}
      onClose={() => overlays.set({ open: null })}
      returnTo={() => (focusRegion("room") ? (document.activeElement as HTMLElement) : null)}
    >
      {id !== null && <NameForm id={id} />}
    </Dialog>
  );
}

function NameForm({ id }: { id: ItemId }) {
  const { session, overlays, say } = useEditor();
  const item = session.state().document.items.get(id);
  const [name, setName] = useState(item?.name ?? "");
  const [error, setError] = useState<string>();

  const give = (wanted: string | null) => {
    const outcome = session.dispatch(nameItem, { id, name: wanted });
    const { document } = session.state();
    if (!outcome.ok && outcome.reason.kind !== "nothingChanges") {
      setError(describeRefusal(document, session.catalogue, outcome.reason));
      return;
    }
    overlays.set({ open: null });
    say(
      announcements.named(
        document.items.get(id)?.name ?? modelName(session.catalogue, item?.model ?? ""),
      ),
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    give(name);
  };

  return (
    <form className={css.form} onSubmit={onSubmit}>
      <TextField
        label={strings.nameLabel(modelName(session.catalogue, item?.model ?? ""))}
        value={name}
        maxLength={LONGEST_NAME}
        error={error}
        onValue={setName}
        data-autofocus=""
      />
      <div className={css.ways}>
        <Button type="submit">{strings.saveName}</Button>
        {item?.name !== undefined && (
          <Button kind="secondary" onClick={() => give(null)}>
            {strings.removeName}
          </Button>
        )}
      </div>
    </form>
  );
}
