// Everything that a room can be furnished with: searched, by set, kept, or used lately.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import Clock from "lucide-react/icons/clock";
import Heart from "lucide-react/icons/heart";
import Image from "lucide-react/icons/image";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { allPieces, type CataloguePiece, sets } from "../catalogue/index.ts";
import { Keys } from "../editor/controls/Keys.tsx";
import { useEditor, useOverlays } from "../editor/EditorContext.ts";
import type { ShelfState, ShelfTab } from "../editor/overlays.ts";
import { focusRegion, focusWhenDrawn } from "../editor/regions.ts";
import { useSelected } from "../editor/useSelected.ts";
import type { ModelId, TintId } from "../model/room.ts";
import { findBuilt } from "../search/findBuilt.ts";
import { type FoundPiece, findPieces } from "../search/findPieces.ts";
import { tintHeld } from "../session/held.ts";
import { buildWith } from "./buildWith.ts";
import css from "./CataloguePanel.module.css";
import { holdPiece } from "./holdPiece.ts";
import type { KeptModels } from "./keptModels.ts";
import { recentOnDevice } from "./keptOnDevice.ts";
import { PieceGrid } from "./PieceGrid.tsx";
import { type RailTab, SetRail, setIcons, tabId } from "./SetRail.tsx";
import { strings } from "./strings.ts";

const BuiltResults = lazyOrNothing(async () => (await import("./BuiltResults.tsx")).BuiltResults, {
  isQuiet: true,
});
const EmptyShelf = lazyOrNothing(async () => (await import("./EmptyShelf.tsx")).EmptyShelf);

/** A card was taken hold of and is being drawn out of the panel; says whether a view takes it. */
export type Lift = (model: ModelId, event: PointerEvent) => boolean;

/** In a column of 338 px on a desk; on a phone (under 768 px) in a sheet, whose height it fills. */
type CataloguePanelProps = {
  readonly onLift: Lift;
  /** Stands to the right of the search: undo and redo on a phone. */
  readonly besideSearch?: ReactNode;
  /** The visitor's own pictures; without it there is no such tab. */
  readonly pictures?: ReactNode;
  readonly recent?: KeptModels;
};

const shelves: readonly RailTab<ShelfTab>[] = [
  { id: "favourites", label: strings.favourites, icon: Heart },
  { id: "recent", label: strings.recent, icon: Clock },
  ...sets.map(({ id, name }) => ({ id, label: name, icon: setIcons[id] })),
];
const ownPictures: RailTab<ShelfTab> = { id: "pictures", label: strings.pictures, icon: Image };

/** So many leave the pieces in sight under them: whoever looks for a window may mean one. */
const FEW_BUILT = 6;

const asItIs = (models: readonly ModelId[]) => models;
/** Pieces that the catalogue no longer has are passed over. */
const known = (models: readonly ModelId[]): CataloguePiece[] =>
  models.flatMap((model) => allPieces().find(({ id }) => id === model) ?? []);

export function CataloguePanel(props: CataloguePanelProps) {
  const { onLift, besideSearch, pictures, recent = recentOnDevice() } = props;
  const editor = useEditor();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { query, tab } = useOverlays(({ shelf }) => shelf);
  const show = (change: Partial<ShelfState>) => {
    const { overlays } = editor;
    overlays.set({ shelf: { ...overlays.state().shelf, ...change } });
  };
  const setQuery = (words: string) => show({ query: words });
  const favourites = useSelected(editor.favourites, asItIs);
  const recentModels = useSelected(recent, asItIs);

  const tabs = pictures === undefined ? shelves : [...shelves, ownPictures];
  const isSearching = query.trim() !== "";
  const label = isSearching ? strings.found : tabs.find(({ id }) => id === tab)!.label;
  const built = findBuilt(query);
  const shown: readonly FoundPiece[] = isSearching
    ? findPieces(query)
    : tab === "favourites"
      ? known(favourites)
      : tab === "recent"
        ? known(recentModels)
        : allPieces().filter(({ set }) => set === tab);

  const choose = (id: ShelfTab) => {
    show({ tab: id, query: "" });
    if (panel.current) panel.current.scrollTop = 0;
  };

  const hold = (model: ModelId, tint?: TintId) => {
    holdPiece(editor, model, tint);
    if (editor.session.state().tool.at !== "holding") return;
    recent.add(model);
    // The arrows are to carry the piece now, not to walk the cards.
    focusWhenDrawn("room");
  };

  const onSearchKey = (event: KeyboardEvent) => {
    const first = panel.current?.querySelector<HTMLElement>("[data-card]");
    if (event.key === "ArrowDown" && first) first.focus();
    else if (event.key === "Enter" && isSearching && shown[0]) hold(shown[0].id, shown[0].tint);
    else if (event.key === "Enter" && isSearching && built[0]) buildWith(editor, built[0]);
    else if (event.key === "Escape" && query !== "") setQuery("");
    else if (event.key === "Escape") focusRegion("room");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={css.catalogue}>
      <div className={css.inside}>
        <div className={css.head}>
          <div className={css.search}>
            <Icon of={Search} size={19} className={css.lens} />
            <input
              ref={field}
              type="search"
              className={css.input}
              aria-label={strings.search}
              aria-keyshortcuts="/"
              placeholder={strings.searchHint}
              autoComplete="off"
              spellCheck={false}
              data-home=""
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
              onKeyDown={onSearchKey}
            />
            {query === "" ? (
              <Keys chord="/" />
            ) : (
              <button
                type="button"
                className={css.clear}
                aria-label={strings.clearSearch}
                onClick={() => {
                  setQuery("");
                  field.current?.focus();
                }}
              >
                <Icon of={X} size={18} />
              </button>
            )}
          </div>
          {besideSearch}
        </div>
        <SetRail
          tabs={tabs}
          chosen={isSearching ? null : tab}
          last={tab}
          panelId={panelId}
          onChoose={choose}
        />
        <div
          ref={panel}
          role="tabpanel"
          id={panelId}
          aria-labelledby={isSearching ? undefined : tabId(panelId, tab)}
          aria-label={isSearching ? strings.found : undefined}
          className={css.panel}
        >
          <div className={css.title}>
            <h2>{label}</h2>
            <p role="status">
              {tab === "pictures" && !isSearching
                ? ""
                : isSearching && shown.length === 0 && built.length > 0
                  ? strings.countBuilt(built.length)
                  : strings.count(shown.length)}
            </p>
          </div>
          {built.length > 0 && built.length <= FEW_BUILT && <BuiltResults built={built} />}
          {tab === "pictures" && !isSearching ? (
            pictures
          ) : shown.length > 0 ? (
            <PieceGrid
              key={isSearching ? "found" : tab}
              label={label}
              pieces={shown}
              onHold={({ id, tint }) => hold(id, tint)}
              onLift={({ id, tint }, event) => {
                recent.add(id);
                // The list has no place to draw it to, nor a view that is still on its way.
                if (!onLift(id, event)) hold(id, tint);
                else if (tint !== undefined) editor.session.carry(tintHeld(tint));
              }}
            />
          ) : (
            built.length === 0 && (
              <EmptyShelf
                query={isSearching ? query.trim() : ""}
                kind={tab === "favourites" ? "favourites" : "recent"}
                onTry={(name) => {
                  setQuery(name);
                  field.current?.focus();
                }}
              />
            )
          )}
          {built.length > FEW_BUILT && <BuiltResults built={built} />}
        </div>
      </div>
    </div>
  );
}
