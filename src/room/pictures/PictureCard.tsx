// One picture of the visitor's own: a thumb that unfolds what can be done with it.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Menu, MenuItem } from "@loamstead/ui/Menu.tsx";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import { DescribePicture } from "./DescribePicture.tsx";
import { hangable } from "./hanging.ts";
import type { KeptPicture } from "./keptPicture.ts";
import css from "./MyPictures.module.css";
import type { PictureShelf } from "./pictureShelf.ts";
import { RemovePicture } from "./RemovePicture.tsx";
import { strings } from "./strings.ts";
import { WaysToHang } from "./WaysToHang.tsx";

type PictureCardProps = {
  picture: KeptPicture;
  shelf: PictureShelf;
  roomsShowing: (hash: string) => Promise<readonly string[]>;
};

export function PictureCard({ picture, shelf, roomsShowing }: PictureCardProps) {
  const editor = useEditor();
  const [url, setUrl] = useState<string | null>(null);
  const [asks, setAsks] = useState<"describe" | "remove" | null>(null);
  const { hash, alt } = picture;
  const name = alt || strings.unnamed;

  useEffect(() => {
    let isGone = false;
    void editor.pictures.url({ kind: "upload", hash, alt: "" }).then((address) => {
      if (!isGone) setUrl(address);
    });
    return () => {
      isGone = true;
    };
  }, [editor, hash]);

  const close = () => setAsks(null);
  return (
    <>
      <Menu
        trigger={(menu) => (
          <button
            type="button"
            className={css.card}
            {...menu}
            aria-label={strings.choose(name)}
            data-card=""
          >
            <span className={css.thumb}>{url !== null && <img src={url} alt="" />}</span>
            <span className={css.name} data-unnamed={alt === "" || undefined}>
              {name}
            </span>
          </button>
        )}
      >
        <WaysToHang of={hangable(picture)} />
        <MenuItem icon={<Icon of={Pencil} />} onSelect={() => setAsks("describe")}>
          {strings.describe}
        </MenuItem>
        <MenuItem icon={<Icon of={Trash2} />} onSelect={() => setAsks("remove")}>
          {strings.remove}
        </MenuItem>
      </Menu>
      <Dialog open={asks === "describe"} title={strings.describeTitle} onClose={close}>
        {asks === "describe" && (
          <DescribePicture picture={picture} url={url} shelf={shelf} onDone={close} />
        )}
      </Dialog>
      <Dialog open={asks === "remove"} title={strings.removeTitle} onClose={close}>
        {asks === "remove" && (
          <RemovePicture
            picture={picture}
            url={url}
            shelf={shelf}
            roomsShowing={roomsShowing}
            onDone={close}
          />
        )}
      </Dialog>
    </>
  );
}
