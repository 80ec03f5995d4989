// The visitor's own pictures: added by file, drop or paste, and put wherever a room shows one.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import ImagePlus from "lucide-react/icons/image-plus";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import { useSelected } from "../editor/useSelected.ts";
import css from "./MyPictures.module.css";
import { PictureCard } from "./PictureCard.tsx";
import type { PictureShelf } from "./pictureShelf.ts";
import { pictureRefusals, strings } from "./strings.ts";

type MyPicturesProps = {
  shelf: PictureShelf;
  /** The rooms of this device in which a picture is to be seen. */
  roomsShowing: (hash: string) => Promise<readonly string[]>;
};

const asItIs = <T,>(list: readonly T[]) => list;

export function MyPictures({ shelf, roomsShowing }: MyPicturesProps) {
  const { say } = useEditor();
  const pictures = useSelected(shelf, asItIs);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [working, setWorking] = useState("");
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const said: string[] = [];
    let fresh = 0;
    for (const file of files) {
      const name = file.name || strings.pasted;
      setWorking(strings.working(name));
      const added = await shelf.add(file);
      if (!added.ok) said.push(strings.refused(name, pictureRefusals[added.reason]));
      else if (added.isNew) fresh++;
      else say(strings.had(name));
    }
    setWorking("");
    setErrors(said);
    if (fresh > 0) say(strings.added(fresh));
  };
  const latest = useRef(add);
  latest.current = add;

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      void latest.current(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);

  // With a deleted picture goes the button that had the focus.
  const count = pictures.length;
  const lastCount = useRef(count);
  useEffect(() => {
    const isFewer = count < lastCount.current;
    lastCount.current = count;
    if (isFewer && document.activeElement === document.body) button.current?.focus();
  }, [count]);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button.
    <div
      className={css.pictures}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className={css.add}>
        <Button
          size="small"
          icon={<Icon of={ImagePlus} />}
          ref={button}
          busy={working !== ""}
          onClick={() => input.current?.click()}
        >
          {strings.add}
        </Button>
        <p className={css.small}>{working || strings.drop}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept="image/png,image/jpeg,image/webp"
          onChange={async ({ currentTarget }) => {
            await add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
      </div>
      <div role="alert">
        {errors.map((error) => (
          <p key={error} className={css.error}>
            {error}
          </p>
        ))}
      </div>
      {pictures.length === 0 && working === "" && <p className={css.empty}>{strings.empty}</p>}
      <ul role="list" className={css.grid} aria-label={strings.list}>
        {pictures.map((picture) => (
          <li key={picture.hash}>
            <PictureCard picture={picture} shelf={shelf} roomsShowing={roomsShowing} />
          </li>
        ))}
      </ul>
      <p className={css.small}>{strings.privacy}</p>
    </div>
  );
}
