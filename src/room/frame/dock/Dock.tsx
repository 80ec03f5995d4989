// Over the foot of the room while something is chosen: what it is, and what can be done with it.
import Copy from "lucide-react/icons/copy";
import CornerDownLeft from "lucide-react/icons/corner-down-left";
import Hand from "lucide-react/icons/hand";
import Heart from "lucide-react/icons/heart";
import Palette from "lucide-react/icons/palette";
import RotateCw from "lucide-react/icons/rotate-cw";
import Rows3 from "lucide-react/icons/rows-3";
import Trash2 from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo";
import { useLayoutEffect, useRef } from "react";
import { carriedCount, facingWords } from "../../describe/item.ts";
import { itemName } from "../../describe/names.ts";
import { placeWords } from "../../describe/place.ts";
import { describeRefusal } from "../../describe/refusal.ts";
import { ActionTool } from "../../editor/controls/ActionTool.tsx";
import { Tints } from "../../editor/controls/Tints.tsx";
import { Toolbar } from "../../editor/controls/Toolbar.tsx";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { focusRegion } from "../../editor/regions.ts";
import { strings } from "../../editor/strings.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import { type Coat, coatOf } from "../../model/coat.ts";
import type { Item, ModelId } from "../../model/room.ts";
import { PieceImage } from "../../panels/PieceImage.tsx";
import { shortWords } from "../../panels/shortWords.ts";
import { marked } from "../../rules/marks.ts";
import type { EditorSessionState } from "../../session/editorSession.ts";
import css from "./Dock.module.css";
import { ThingMenuButton } from "./ThingMenu.tsx";
import { TintCard } from "./TintCard.tsx";
import { useHandsState } from "./useHandsState.ts";

/** What the dock says of what is chosen or held. */
type DockWords = {
  readonly name: string;
  readonly place: string;
  readonly isRefused: boolean;
  /** Whether the farm made it: of what and where stands before its place. */
  readonly isMade?: boolean;
  /** What its picture is of; null for several. */
  readonly picture: { readonly model: ModelId; readonly coat: Coat | null } | null;
};

const pictureOf = (item: Item) => ({ model: item.model, coat: coatOf(item) ?? null });

function dockWords(state: EditorSessionState, catalogue: Catalogue): DockWords | null {
  const { tool, document, selection } = state;
  if (tool.at === "holding") {
    const { items, reason, free } = tool.ghost;
    const [item] = items;
    if (!item) return null;
    const suggestion = free ? { wanted: item, free } : undefined;
    return {
      name: items.length === 1 ? itemName(catalogue, item) : strings.things(items.length),
      place: reason
        ? describeRefusal(document, catalogue, reason, suggestion)
        : strings.held(shortWords(placeWords(document, catalogue, item))),
      isRefused: reason !== null,
      picture: items.length === 1 ? pictureOf(item) : null,
    };
  }
  const chosen = selection.flatMap((id): Item[] => {
    const item = document.items.get(id);
    return item ? [item] : [];
  });
  const [item] = chosen;
  if (!item) return null;
  if (chosen.length > 1)
    return {
      name: strings.things(chosen.length),
      isRefused: false,
      picture: null,
      place: chosen.map((each) => itemName(catalogue, each)).join(", "),
    };
  const carried = carriedCount(document, catalogue, item);
  const mark = marked(document, catalogue).get(item.id);
  const place = [
    mark ?? "",
    shortWords(placeWords(document, catalogue, item)),
    facingWords(document, catalogue, item),
    carried > 0 ? strings.carries(carried) : "",
  ];
  return {
    name: itemName(catalogue, item),
    isRefused: false,
    isMade: mark !== undefined,
    picture: pictureOf(item),
    place: place.filter((part) => part !== "").join(", "),
  };
}

/** The picture, the name and the place of what is chosen. */
function Chosen() {
  const { session } = useEditor();
  // As text, so that a change elsewhere in the room draws nothing here.
  const known = useSession((state) => JSON.stringify(dockWords(state, session.catalogue)));
  const words = JSON.parse(known) as ReturnType<typeof dockWords>;
  if (!words) return null;
  const { name, place, picture, isRefused, isMade } = words;
  return (
    <div
      className={css.chosen}
      data-refused={isRefused || undefined}
      data-made={isMade || undefined}
      data-is-several={picture === null || undefined}
    >
      {picture && <PieceImage className={css.picture} size={52} {...picture} />}
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className={css.place}>{place}</p>
      </div>
    </div>
  );
}

export function Dock() {
  const hands = useHandsState();
  const selection = useSession((state) => state.selection);
  const dock = useRef<HTMLElement>(null);
  const isEmpty = hands === "empty";
  useLayoutEffect(() => {
    // Nothing is to be done with nothing: whoever was at it goes on in the room.
    if (isEmpty && dock.current?.contains(document.activeElement)) focusRegion("room");
  }, [isEmpty]);
  return (
    <section
      ref={dock}
      className={css.dock}
      data-region="dock"
      data-keys=""
      data-hands={hands}
      aria-label={strings.dock}
      hidden={isEmpty}
    >
      <Chosen />
      {hands === "holding" && (
        <Toolbar label={strings.dockTools} className={css.tools}>
          <ActionTool action="turn" icon={RotateCw} />
          <ActionTool action="back" icon={Undo} />
          <ActionTool action="grasp" icon={CornerDownLeft} kind="filled" />
        </Toolbar>
      )}
      {(hands === "chosen" || hands === "several") && (
        <>
          <Toolbar label={strings.dockTools} className={css.tools}>
            <ActionTool action="grasp" icon={Hand} label={strings.move} />
            <ActionTool action="turn" icon={RotateCw} />
            <ActionTool action="duplicate" icon={Copy} />
            {hands === "several" && <ActionTool action="lineUp" icon={Rows3} />}
            <ActionTool action="tint" icon={Palette} />
            {hands === "chosen" && <ActionTool action="keep" icon={Heart} />}
            <ActionTool action="putAway" icon={Trash2} kind="danger" />
            <ThingMenuButton />
          </Toolbar>
          <div className={css.tints}>
            <Tints ids={selection} />
          </div>
          <TintCard ids={selection} />
        </>
      )}
    </section>
  );
}
