// Asks before a picture goes, with a word on where it is to be seen.
import { Button } from "@loamstead/ui/Button.tsx";
import { useEffect, useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import { picturesIn } from "../model/picturesIn.ts";
import type { KeptPicture } from "./keptPicture.ts";
import css from "./MyPictures.module.css";
import type { PictureShelf } from "./pictureShelf.ts";
import { strings } from "./strings.ts";

type Props = {
  picture: KeptPicture;
  url: string | null;
  shelf: PictureShelf;
  roomsShowing: (hash: string) => Promise<readonly string[]>;
  onDone: () => void;
};

export function RemovePicture({ picture, url, shelf, roomsShowing, onDone }: Props) {
  const { session, say } = useEditor();
  const [rooms, setRooms] = useState<readonly string[] | null>(null);
  const { hash } = picture;

  useEffect(() => {
    void roomsShowing(hash).then((kept) => {
      // What is open may show it although that was not kept yet.
      const { document } = session.state();
      const isHere = picturesIn(document).some(
        (each) => each.kind === "upload" && each.hash === hash,
      );
      const { name } = document.shell;
      setRooms(isHere && !kept.includes(name) ? [name, ...kept] : kept);
    });
  }, [roomsShowing, session, hash]);

  const remove = async () => {
    const isGone = await shelf.remove(hash);
    if (isGone) say(strings.removed);
    else say(strings.notRemoved, "atOnce");
    onDone();
  };
  return (
    <div className={css.form}>
      {url !== null && <img src={url} alt={picture.alt} className={css.seen} />}
      <p className={css.words} role="status">
        {rooms === null
          ? strings.looking
          : rooms.length === 0
            ? strings.nowhere
            : strings.hangs(rooms)}
      </p>
      <p className={css.ways}>
        <Button onClick={() => void remove()}>{strings.removeDo}</Button>
        <Button kind="secondary" onClick={onDone} data-autofocus="">
          {strings.keepIt}
        </Button>
      </p>
    </div>
  );
}
