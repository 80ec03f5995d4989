// All rooms of this device, the last touched first, each to be opened, named, copied or deleted.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { SummaryEntry } from "../../keeping/cache/summaryCache.ts";
import { useSelected } from "../editor/useSelected.ts";
import type { RoomSummary } from "../keeping/roomKind.ts";
import { DeletedRooms } from "./DeletedRooms.tsx";
import panel from "./Panel.module.css";
import { RemovedNotice } from "./RoomNotices.tsx";
import css from "./RoomsPanel.module.css";
import { RoomThumbnail } from "./RoomThumbnail.tsx";
import type { RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { useAnnounceDone } from "./useAnnounceDone.ts";
import { useRooms } from "./useRooms.ts";
import { whenWords } from "./whenWords.ts";

/** So many are drawn at a time, and so few need no search. */
const PAGE = 48;
const FEW = 7;

function RoomRow({ tools, card }: { tools: RoomTools; card: SummaryEntry<RoomSummary> }) {
  const { library, thumbnails, view, now } = tools;
  const open = useSelected(library, (state) => state.id);
  const sayDone = useAnnounceDone();
  const name = card.name ?? strings.unreadable;
  const isOpen = card.id === open;

  const enter = async () => {
    if (sayDone(await library.open(card.id), name)) view.set({ view: null });
  };
  return (
    <li className={css.row} data-open={isOpen || undefined}>
      <button
        type="button"
        className={css.enter}
        aria-current={isOpen || undefined}
        onClick={() => void enter()}
      >
        <RoomThumbnail
          cache={thumbnails}
          id={card.id}
          at={card.at}
          read={() => library.read(card.id)}
        />
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          <span className={css.about}>
            {card.name !== null && `${strings.things(card.things)}, `}
            {isOpen ? strings.openNow : whenWords(card.at, now())}
          </span>
        </span>
      </button>
      {card.name !== null && (
        <>
          <IconButton
            icon={<Icon of={Pencil} />}
            label={strings.renameOne(name)}
            onClick={() =>
              view.set({ view: { kind: "name", id: card.id, name, isFromList: true } })
            }
          />
          <IconButton
            icon={<Icon of={Copy} />}
            label={strings.duplicateOne(name)}
            onClick={async () =>
              void sayDone(await library.duplicate(card.id), strings.duplicated(name))
            }
          />
        </>
      )}
      <IconButton
        icon={<Icon of={Trash2} />}
        label={strings.removeOne(name)}
        onClick={() => view.set({ view: { kind: "delete", id: card.id, name, isFromList: true } })}
      />
    </li>
  );
}

export function RoomsPanel({ tools }: { tools: RoomTools }) {
  const { library, view } = tools;
  const isLasting = useSelected(library, (state) => state.isLasting);
  const listed = useRooms(library, true);
  const [query, setQuery] = useState("");
  const [shown, setShown] = useState(PAGE);
  const rooms = listed?.ok ? listed.value : [];
  const wanted = query.trim().toLocaleLowerCase();
  const found = rooms.filter(({ name }) =>
    (name ?? strings.unreadable).toLocaleLowerCase().includes(wanted),
  );
  return (
    <div className={css.panel}>
      <p className={panel.lede}>{isLasting ? strings.roomsLede : strings.roomsHere}</p>
      {rooms.length >= FEW && (
        <TextField label={strings.findRoom} type="search" value={query} onValue={setQuery} />
      )}
      <RemovedNotice tools={tools} />
      {listed === null && <p className={panel.lede}>{strings.loading}</p>}
      {listed?.ok === false && <p className={panel.lede}>{strings.notListed}</p>}
      {listed?.ok && rooms.length === 0 && <p className={panel.lede}>{strings.noRooms}</p>}
      {rooms.length > 0 && found.length === 0 && (
        <p className={panel.lede}>{strings.noneFound(query.trim())}</p>
      )}
      <ul role="list" className={css.list}>
        {found.slice(0, shown).map((card) => (
          <RoomRow key={card.id} tools={tools} card={card} />
        ))}
      </ul>
      <DeletedRooms tools={tools} />
      <p className={panel.ways}>
        {found.length > shown && (
          <Button kind="secondary" size="small" onClick={() => setShown(shown + PAGE)}>
            {strings.more}
          </Button>
        )}
        <Button
          size="small"
          icon={<Icon of={Plus} />}
          onClick={() => view.set({ view: { kind: "new" } })}
        >
          {strings.newRoom}
        </Button>
      </p>
    </div>
  );
}
