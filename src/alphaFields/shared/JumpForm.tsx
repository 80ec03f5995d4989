// A form that leads to a field by its number; without scripts the server sends the visitor there.
import { Button } from "@loamstead/ui/Button.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { type SubmitEvent, useState } from "react";
import site from "../../../site.config.ts";
import { readTypedNumber } from "../../fields/fieldNumber.ts";
import { goTo } from "../../lib/goTo.ts";
import { link } from "../../lib/link.ts";
import { fieldLink } from "../links/index.ts";
import css from "./JumpForm.module.css";
import { strings } from "./strings.ts";

const { size } = site.collection;

export function JumpForm() {
  const [error, setError] = useState<string>();
  const jump = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("number") ?? "");
    const id = readTypedNumber(typed, size);
    setError(id === null ? strings.jumpRange(size - 1) : undefined);
    if (id !== null) goTo(fieldLink(id));
  };
  return (
    <form action={link("/fields/go")} method="get" className={css.form} onSubmit={jump} noValidate>
      <TextField
        label={strings.jump}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className={css.number!}
        error={error}
        onValue={() => setError(undefined)}
      />
      <Button type="submit" kind="secondary" className={css.go!}>
        {strings.go}
      </Button>
    </form>
  );
}
