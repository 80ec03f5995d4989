// Asks what a picture shows: its words wherever it hangs from then on.
import { Button } from "@loamstead/ui/Button.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { type FormEvent, useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import { isPicture } from "../model/schema.ts";
import { LONGEST_ALT } from "../model/units.ts";
import type { KeptPicture } from "./keptPicture.ts";
import css from "./MyPictures.module.css";
import type { PictureShelf } from "./pictureShelf.ts";
import { strings } from "./strings.ts";

type Props = { picture: KeptPicture; url: string | null; shelf: PictureShelf; onDone: () => void };

export function DescribePicture({ picture, url, shelf, onDone }: Props) {
  const { say } = useEditor();
  const [words, setWords] = useState(picture.alt);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const alt = words.trim();
    const isGood = isPicture({ kind: "upload", hash: picture.hash, alt });
    if (!isGood || !(await shelf.describe(picture.hash, alt))) {
      setError(strings.notDescribed);
      return;
    }
    say(strings.described);
    onDone();
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      {url !== null && <img src={url} alt={picture.alt} className={css.seen} />}
      <TextField
        label={strings.describeLabel}
        hint={strings.describeHint}
        value={words}
        maxLength={LONGEST_ALT}
        autoComplete="off"
        error={error}
        onValue={setWords}
        data-autofocus=""
      />
      <p className={css.ways}>
        <Button type="submit">{strings.describeDo}</Button>
      </p>
    </form>
  );
}
