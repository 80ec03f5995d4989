// The room designer as a whole: opens the rooms of this device and puts the editor around them.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useKit } from "@loamstead/wallet-kit";
import Camera from "lucide-react/icons/camera";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { OfflineNotices } from "../../offline/index.ts";
import type { SignIn } from "../../signIn/index.ts";
import { strings as editorStrings } from "../editor/strings.ts";
import { useSelected } from "../editor/useSelected.ts";
import { strings } from "../files/strings.ts";
import type { Shot } from "../model/shot.ts";
import { choosePicture } from "../online/choosePicture.ts";
import { ShareButton } from "../online/ShareButton.tsx";
import type { AboutRoom } from "../rooms/AboutPanel.tsx";
import { RoomMenu } from "../rooms/RoomMenu.tsx";
import { SaveLine } from "./bar/SaveLine.tsx";
import css from "./OwnPictures.module.css";
import { type OpenedEditor, openEditor } from "./openEditor.ts";
import { PictureForOthers } from "./photo/pictureForOthers.ts";
import { RoomEditor } from "./RoomEditor.tsx";

const MyPictures = lazyOrNothing(
  async () => (await import("../pictures/MyPictures.tsx")).MyPictures,
);

const OwnFields = lazyOrNothing(async () => (await import("../owned/OwnFields.tsx")).OwnFields);
const OwnFarms = lazyOrNothing(async () => (await import("../owned/OwnFields.tsx")).OwnFarms);

type OwnPicturesProps = Pick<OpenedEditor, "shelf" | "roomsShowing" | "owned" | "library">;

/** My pictures: what the visitor brought themselves, and the fields that they own. */
function OwnPictures({ shelf, roomsShowing, owned, library }: OwnPicturesProps) {
  const owner = useSyncExternalStore(owned.onOwner, owned.owner);
  const farmed = owned.made.fields();
  const begin = async (id: number) => {
    const { fieldRoom } = await import("../owned/fieldRoom.ts");
    return (await library.create(fieldRoom(id))).ok;
  };
  return (
    <div className={css.pictures}>
      <MyPictures shelf={shelf} roomsShowing={roomsShowing} />
      {farmed.length > 0 && <OwnFarms fields={farmed} onBegin={begin} />}
      {owner !== null && <OwnFields owner={owner} fieldsOf={owned.fieldsOf} onBegin={begin} />}
    </div>
  );
}

const Beginning = lazyOrNothing(
  async () => (await import("../rooms/TemplateCards.tsx")).TemplateShelf,
);
const BeginningInWords = lazyOrNothing(
  async () => (await import("../rooms/BeginningInWords.tsx")).BeginningInWords,
);

const RoomNotices = lazyOrNothing(
  async () => (await import("../rooms/RoomNotices.tsx")).RoomNotices,
);

const AccountNotices = lazyOrNothing(
  async () => (await import("../online/AccountNotices.tsx")).AccountNotices,
);
const MissingRoomNotice = lazyOrNothing(
  async () => (await import("../online/MissingRoomNotice.tsx")).MissingRoomNotice,
);

type RoomDesignerProps = {
  signIn: SignIn | null;
  /** What the page said until the editor stood. */
  about: AboutRoom;
  /** Called when the editor stands, so that the page may make room for it. */
  onOpen: () => void;
};

export function RoomDesigner({ signIn, about, onOpen }: RoomDesignerProps) {
  const kit = useKit();
  const [opened, setOpened] = useState<OpenedEditor | null>(null);

  useEffect(() => {
    let isWanted = true;
    let own: OpenedEditor | null = null;
    const address = new URLSearchParams(location.search);
    const [room, look] = [address.get("room"), address.get("look")];
    const [remixOf, beginWith] = [address.get("remix"), address.get("begin")];
    const stand = (editor: OpenedEditor) => {
      if (!isWanted) return editor.close();
      own = editor;
      // Loaded again, the page opens what was made of it, and makes no second one.
      if (remixOf !== null || beginWith !== null || look !== null)
        history.replaceState(history.state, "", location.pathname);
      setOpened(editor);
      onOpen();
    };
    openEditor({ room, look, remixOf, beginWith, signIn, kit }).then(stand, (error) => {
      reportError(error);
      // Mostly its furniture or a part of its code went with an older release.
      if (isWanted) missingCode.tell();
    });
    return () => {
      isWanted = false;
      own?.close();
    };
  }, [signIn, kit, onOpen]);

  return opened && <EditorOnDevice {...opened} about={about} />;
}

function EditorOnDevice({ about, ...opened }: OpenedEditor & { about: AboutRoom }) {
  const { editor, library, tools, account, missing, owned } = opened;
  // Another count of what is owned draws the catalogue anew.
  useSyncExternalStore(owned.subscribe, owned.changes);
  const isFresh = useSelected(library, (state) => state.isFresh);
  const chooseShot = useMemo(
    () => account && ((shot: Shot) => choosePicture(account, library.state().id, shot)),
    [account, library],
  );
  return (
    <PictureForOthers value={chooseShot ?? null}>
      <RoomEditor
        editor={editor}
        roomMenu={<RoomMenu tools={tools} about={about} />}
        saving={<SaveLine state={library} onRetry={library.retry} account={account} />}
        exportButton={
          <IconButton
            kind="raised"
            icon={<Icon of={Camera} />}
            label={strings.exportTitle}
            aria-haspopup="dialog"
            onClick={() => tools.view.set({ view: { kind: "export" } })}
          />
        }
        shareButton={
          account && (
            <ShareButton account={account} room={() => library.state().id} keep={library.keep} />
          )
        }
        notices={
          <>
            <RoomNotices tools={tools} />
            {missing && <MissingRoomNotice {...opened} missing={missing} />}
            {account && <AccountNotices account={account} />}
            <OfflineNotices words={editorStrings.offline} />
          </>
        }
        pictures={<OwnPictures {...opened} />}
        beginning={
          isFresh
            ? {
                inPictures: <Beginning tools={tools} />,
                inWords: <BeginningInWords tools={tools} />,
              }
            : undefined
        }
      />
    </PictureForOthers>
  );
}
