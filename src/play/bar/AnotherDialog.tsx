// Asks for the number of a field to farm as well.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { Field } from "@loamstead/ui/Field.tsx";
import { type FormEvent, useState } from "react";
import site from "../../../site.config.ts";
import { readTypedNumber } from "../../fields/fieldNumber.ts";
import { counted } from "../../lib/numberWords.ts";
import { strings } from "../view/strings.ts";
import css from "./Bar.module.css";

const { size } = site.collection;

type AnotherDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onField: (field: number) => void;
};

export function AnotherDialog({ open, onClose, onField }: AnotherDialogProps) {
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const field = readTypedNumber(text.trim(), size);
    setWrong(field === null);
    if (field !== null) onField(field);
  };
  return (
    <Dialog open={open} title={strings.anotherTitle} size="compact" onClose={onClose}>
      <form className={css.number} onSubmit={onSubmit} noValidate>
        <p>{strings.anotherText(counted(size))}</p>
        <Field
          label={strings.anotherNumber}
          value={text}
          inputMode="numeric"
          onChange={(event) => setText(event.currentTarget.value)}
          error={isWrong ? strings.anotherWrong(String(size - 1)) : undefined}
        />
        <div className={css.ways}>
          <Button type="submit">{strings.begin}</Button>
          <Button kind="secondary" onClick={onClose}>
            {strings.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
