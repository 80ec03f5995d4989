// Brings a room in from a file or a pasted text; whatever else it is, it says what is wrong with it.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Upload from "lucide-react/icons/upload";
import { type DragEvent, useId, useRef, useState } from "react";
import { type ReadRoom, readRoomFile, readRoomText } from "../files/importRoom.ts";
import { strings } from "../files/strings.ts";
import css from "./Panel.module.css";
import type { RoomTools } from "./roomTools.ts";
import { failureWords } from "./strings.ts";
import { useAnnounceDone } from "./useAnnounceDone.ts";

export function ImportPanel({ tools: { library, view } }: { tools: RoomTools }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const sayDone = useAnnounceDone();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const [isOver, setOver] = useState(false);

  const bringIn = async (read: ReadRoom) => {
    if (!read.ok) {
      setError(read.reason);
      return;
    }
    const made = await library.create(read.value);
    const name = library.session.state().document.shell.name;
    if (sayDone(made, strings.imported(name))) view.set({ view: null });
    else if (!made.ok) setError(failureWords[made.reason]);
  };
  const fromFile = async (file: File | undefined) => {
    if (file) await bringIn(await readRoomFile(file));
    // The same file may be chosen again once it was mended.
    if (input.current) input.current.value = "";
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (files.length > 0) void fromFile(files[0]);
    else void bringIn(readRoomText(event.dataTransfer.getData("text")));
  };

  return (
    <div className={css.panel}>
      <p className={css.lede}>{strings.importLede}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button and the text. */}
      <div
        className={css.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Button
          size="small"
          icon={<Icon of={Upload} />}
          onClick={() => input.current?.click()}
          data-autofocus=""
        >
          {strings.importFile}
        </Button>
        {strings.importDrop}
        <input
          ref={input}
          type="file"
          accept=".json,application/json,text/plain"
          hidden
          onChange={(event) => void fromFile(event.currentTarget.files?.[0])}
        />
      </div>
      <p className={css.label}>
        <label htmlFor={id}>{strings.importText}</label>
        <textarea
          id={id}
          className={css.area}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </p>
      <p className={css.error} role="alert">
        {error}
      </p>
      <p className={css.ways}>
        <Button kind="secondary" onClick={() => void bringIn(readRoomText(text))}>
          {strings.importDo}
        </Button>
      </p>
    </div>
  );
}
