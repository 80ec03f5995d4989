// Asks for the number of a field: to farm it as well, or to move there.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import site from "../../../site.config.ts";
import { readTypedNumber } from "../../fields/fieldNumber.ts";
import { strings } from "../view/strings.ts";
import css from "./Bar.module.css";

const { size } = site.collection;

type FieldNumberDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** What its button says. */
  readonly way: string;
  /** Why it cannot be the field that was asked for. */
  readonly trouble?: string | null;
  readonly onClose: () => void;
  readonly onField: (field: number) => void;
  readonly returnTo?: () => HTMLElement | null;
};

export function FieldNumberDialog(props: FieldNumberDialogProps) {
  const { open, title, text, way, trouble = null, onClose, onField, returnTo } = props;
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState({ nth: 0, isWrong: false });
  const form = useRef<HTMLFormElement>(null);
  const error = asked.isWrong ? strings.anotherWrong(String(size - 1)) : (trouble ?? undefined);

  // Led back to what is wrong, whoever cannot see it hears why.
  useEffect(() => {
    if (asked.nth > 0 && error !== undefined) form.current?.querySelector("input")?.focus();
  }, [asked, error]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const field = readTypedNumber(typed.trim(), size);
    setAsked(({ nth }) => ({ nth: nth + 1, isWrong: field === null }));
    if (field !== null) onField(field);
  };
  return (
    <Dialog open={open} title={title} size="compact" onClose={onClose} returnTo={returnTo}>
      <form ref={form} className={css.number} onSubmit={onSubmit} noValidate>
        <p>{text}</p>
        <TextField
          label={strings.anotherNumber}
          value={typed}
          inputMode="numeric"
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={error}
        />
        <div className={css.ways}>
          <Button type="submit">{way}</Button>
          <Button kind="secondary" onClick={onClose}>
            {strings.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
