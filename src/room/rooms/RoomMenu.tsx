// The name of the room, and under it the other rooms and all that can be done with this one.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { Menu, MenuItem, type MenuTrigger } from "@loamstead/ui/Menu.tsx";
import Archive from "lucide-react/icons/archive";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import History from "lucide-react/icons/history";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { useEffect, useState } from "react";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import { useSelected } from "../editor/useSelected.ts";
import type { AboutRoom } from "./AboutPanel.tsx";
import { roomNameMark } from "./focusRoomName.ts";
import css from "./RoomMenu.module.css";
import { RoomThumbnail } from "./RoomThumbnail.tsx";
import type { RoomsDialogView, RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { useAnnounceDone } from "./useAnnounceDone.ts";
import { useRooms } from "./useRooms.ts";
import { whenWords } from "./whenWords.ts";

const RoomDialogs = lazyOrNothing(async () => (await import("./RoomDialogs.tsx")).RoomDialogs);

/** As many others as fit without scrolling. */
const NEAR = 3;

type NameProps = { menu: MenuTrigger; name: string; onOpen: (isOpen: boolean) => void };

function RoomName({ menu, name, onOpen }: NameProps) {
  const isOpen = menu["aria-expanded"] === true;
  useEffect(() => onOpen(isOpen), [isOpen, onOpen]);
  return (
    <h1 className={css.heading}>
      <button type="button" className={css.name} {...menu} {...roomNameMark} title={name}>
        <span className={css.words}>{name}</span>
        <Icon of={ChevronDown} size={18} className={css.arrow} />
      </button>
    </h1>
  );
}

/** Whoever has deleted their only room finds it as well. */
async function hasAnyDeleted({ library, account }: RoomTools): Promise<boolean> {
  if ((await library.deleted()).length > 0) return true;
  return ((await (await account)?.deleted()) ?? []).length > 0;
}

type RoomMenuProps = {
  tools: RoomTools;
  /** What the designer is, in words; no entry leads there without them. */
  about?: AboutRoom | undefined;
};

export function RoomMenu({ tools, about }: RoomMenuProps) {
  const { library, thumbnails, view, now } = tools;
  const { say } = useEditor();
  const sayDone = useAnnounceDone();
  const name = useSession(({ document }) => document.shell.name);
  const id = useSelected(library, (state) => state.id);
  const isFresh = useSelected(library, (state) => state.isFresh);
  const isShown = useSelected(view, (state) => state.view !== null);
  const hasConflict = useSelected(library, (state) => state.conflict !== null);
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (isShown || hasConflict)) setNeeded(true);
  const listed = useRooms(library, isOpen);
  const [unreadable, setUnreadable] = useState(0);
  useEffect(() => {
    // So that a new room can be begun without waiting for them.
    if (isOpen) tools.templates.fetch();
  }, [tools, isOpen]);
  useEffect(() => {
    if (isOpen) void library.unreadable().then((found) => setUnreadable(found.length));
  }, [library, isOpen]);
  const [hasDeleted, setHasDeleted] = useState(false);
  useEffect(() => {
    if (isOpen) void hasAnyDeleted(tools).then(setHasDeleted);
  }, [tools, isOpen]);
  useEffect(() => library.onJoined(() => say(strings.joined)), [library, say]);

  const rooms = listed?.ok ? listed.value : [];
  const others = rooms.filter((card) => card.id !== id);
  const show = (kind: Exclude<RoomsDialogView["kind"], "name" | "delete">) =>
    view.set({ view: { kind } });

  const open = async (other: string) => {
    const moved = await library.open(other);
    sayDone(moved, library.session.state().document.shell.name);
  };
  const duplicate = async () => sayDone(await library.duplicate(id), strings.duplicated(name));
  const remove = () => view.set({ view: { kind: "delete", id, name, isFromList: false } });

  return (
    <>
      <Menu trigger={(menu) => <RoomName menu={menu} name={name} onOpen={setOpen} />}>
        {others.slice(0, NEAR).map((card) => (
          <MenuItem
            key={card.id}
            icon={
              <RoomThumbnail
                cache={thumbnails}
                id={card.id}
                at={card.at}
                read={() => library.read(card.id)}
              />
            }
            onSelect={() => void open(card.id)}
          >
            <span className={css.entry}>
              <span className={css.entryName}>{card.name ?? strings.unreadable}</span>
              <span className={css.entryWhen}>{whenWords(card.at, now())}</span>
            </span>
          </MenuItem>
        ))}
        {(others.length > 0 || hasDeleted) && (
          <MenuItem icon={<Icon of={LayoutGrid} />} onSelect={() => show("rooms")}>
            {others.length > 0 ? strings.allRooms(rooms.length) : strings.deletedRooms}
          </MenuItem>
        )}
        {(others.length > 0 || hasDeleted) && <span aria-hidden="true" className={css.rule} />}
        <MenuItem icon={<Icon of={Plus} />} onSelect={() => show("new")}>
          {strings.newRoom}
        </MenuItem>
        <MenuItem icon={<Icon of={Upload} />} onSelect={() => show("import")}>
          {strings.importRoom}
        </MenuItem>
        {unreadable > 0 && (
          <MenuItem icon={<Icon of={Archive} />} onSelect={() => show("unreadable")}>
            {strings.unreadableRooms}
          </MenuItem>
        )}
        <span aria-hidden="true" className={css.rule} />
        <MenuItem
          icon={<Icon of={Pencil} />}
          onSelect={() => view.set({ view: { kind: "name", id, name } })}
        >
          {strings.rename}
        </MenuItem>
        <MenuItem icon={<Icon of={Copy} />} disabled={isFresh} onSelect={() => void duplicate()}>
          {strings.duplicate}
        </MenuItem>
        <MenuItem icon={<Icon of={History} />} disabled={isFresh} onSelect={() => show("versions")}>
          {strings.versions}
        </MenuItem>
        <MenuItem icon={<Icon of={Download} />} onSelect={() => show("export")}>
          {strings.exportRoom}
        </MenuItem>
        <MenuItem icon={<Icon of={Trash2} />} disabled={isFresh} onSelect={remove}>
          {strings.remove}
        </MenuItem>
        {about && (
          <MenuItem icon={<Icon of={CircleQuestionMark} />} onSelect={() => show("about")}>
            {strings.about}
          </MenuItem>
        )}
      </Menu>
      {isNeeded && <RoomDialogs tools={tools} about={about} />}
    </>
  );
}
