// The editor: a room on a table in warm light, with papers and tools lying round it.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { type ReactNode, useEffect, useState } from "react";
import { useIsHeard } from "../../sound/index.ts";
import {
  EditorContext,
  useEditor,
  useOverlays,
  useSession,
  useView,
} from "../editor/EditorContext.ts";
import type { Editor as EditorParts } from "../editor/editor.ts";
import { focusRegion } from "../editor/regions.ts";
import { strings } from "../editor/strings.ts";
import tokens from "../editor/tokens.module.css";
import { useLayout } from "../editor/useLayout.ts";
import { Bar, type BarParts } from "./bar/Bar.tsx";
import { Dock } from "./dock/Dock.tsx";
import { RestingDock } from "./dock/RestingDock.tsx";
import { MenuAtPoint } from "./dock/ThingMenu.tsx";
import { PhoneSheet } from "./phone/PhoneSheet.tsx";
import { ThumbBar, TroubleStrip } from "./phone/ThumbBar.tsx";
import css from "./RoomEditor.module.css";
import { type EmptyRoomStart, RoomArea } from "./roomArea/RoomArea.tsx";
import { useIsBare } from "./roomArea/useIsBare.ts";
import { FoldTab } from "./side/FoldTab.tsx";
import { LowShelf } from "./side/LowShelf.tsx";
import { LazyPlacedList, SidePanel, SideTabs } from "./side/SidePanel.tsx";
import { useEditorKeys } from "./useEditorKeys.ts";

/** What the rooms of this device and the account have to show; the editor works without. */
type Parts = BarParts & {
  /** Slips of paper over the room: what wants an answer. */
  readonly notices?: ReactNode;
  /** The visitor's own. */
  readonly pictures?: ReactNode;
  readonly beginning?: EmptyRoomStart | undefined;
};

export const RoomEditor = ({ editor, ...parts }: { readonly editor: EditorParts } & Parts) => (
  <EditorContext value={editor}>
    <Table {...parts} />
    <DialogsOnDemand />
    <MenuAtPoint />
  </EditorContext>
);

const HistoryPanel = lazyOrNothing(
  async () => (await import("./dialogs/HistoryPanel.tsx")).HistoryPanel,
);
const Dialogs = lazyOrNothing(async () => (await import("./dialogs/Dialogs.tsx")).Dialogs);
const RoomSounds = lazyOrNothing(async () => (await import("./RoomSounds.tsx")).RoomSounds, {
  isQuiet: true,
});
const dialogs: ReadonlySet<string> = new Set([
  "commissions",
  "history",
  "keys",
  "lineUp",
  "name",
  "photo",
]);

/** They are fetched when the first of them is asked for; from then on they are there. */
function DialogsOnDemand() {
  const isWanted = useOverlays(({ open }) => open !== null && dialogs.has(open.kind));
  const [isNeeded, setNeeded] = useState(false);
  if (isWanted && !isNeeded) setNeeded(true);
  return isNeeded && <Dialogs />;
}

/** A refusal of something that is not held any more is read, and then it goes. */
const TROUBLE_STAYS = 6000;

function useTroubleGoes(): void {
  const { overlays } = useEditor();
  const trouble = useOverlays((state) => state.trouble);
  useEffect(() => {
    if (!trouble) return;
    const timer = setTimeout(() => overlays.set({ trouble: null }), TROUBLE_STAYS);
    return () => clearTimeout(timer);
  }, [trouble, overlays]);
}

function Table({ notices, pictures, beginning, ...bar }: Parts) {
  const editor = useEditor();
  const layout = useLayout();
  const mode = useView((view) => view.mode);
  const light = useSession(({ document }) => document.shell.light);
  const isWalking = useView((view) => view.isWalking);
  const isShelfOpen = useOverlays((overlays) => overlays.isShelfOpen);
  const isListOpen = useOverlays((overlays) => overlays.isListOpen);
  useEditorKeys(editor);
  useTroubleGoes();
  const isHeard = useIsHeard();
  const isBeginning = useIsBare() && beginning !== undefined && mode !== "list";
  const trade = useView((view) => view.trade);
  const shelfName = trade === "build" ? strings.build : strings.catalogue;
  const isPhone = layout === "phone";
  const isLow = layout === "low";
  const isDesk = layout === "desk";
  const hasSide = isDesk || layout === "tablet";
  const isBeside = useOverlays(({ open }) => open?.kind === "history") && isDesk && mode !== "list";
  return (
    <div
      className={`${tokens.ground} ${css.editor}`}
      data-layout={layout}
      data-mode={mode}
      data-light={light}
      data-window=""
      data-walking={isWalking || undefined}
    >
      <button type="button" className={css.skip} onClick={() => focusRegion("room")}>
        {strings.skipToRoom}
      </button>
      <Bar {...bar} />
      {isHeard && <RoomSounds />}
      <div className={css.table}>
        {hasSide && (
          <section
            className={css.side}
            data-region="catalogue"
            aria-label={shelfName}
            hidden={isDesk && !isShelfOpen}
          >
            {layout === "tablet" && <SideTabs />}
            <SidePanel pictures={pictures} />
          </section>
        )}
        {isLow && (
          <LowShelf>
            <SidePanel pictures={pictures} />
          </LowShelf>
        )}
        {isDesk && <FoldTab panel="catalogue" />}
        <RoomArea beginning={beginning} />
        {notices && <div className={css.notices}>{notices}</div>}
        {isPhone && (
          <div className={css.reach}>
            <TroubleStrip />
            {!isBeginning && <ThumbBar />}
          </div>
        )}
        {isPhone && (
          <PhoneSheet name={shelfName} isBeginning={isBeginning}>
            <SidePanel pictures={pictures} />
          </PhoneSheet>
        )}
        {isLow && !isBeginning && <ThumbBar />}
        {hasSide && mode !== "list" && <Dock />}
        {isDesk && mode !== "list" && !isBeginning && !isWalking && <RestingDock />}
        {isDesk && mode !== "list" && !isBeside && <FoldTab panel="placed" />}
        {isBeside && (
          <div className={css.placed} data-is-wide="">
            <HistoryPanel />
          </div>
        )}
        {isDesk && mode !== "list" && isListOpen && !isBeside && (
          <section
            className={css.placed}
            data-region="placed"
            data-keys=""
            aria-label={strings.placed}
          >
            <LazyPlacedList />
          </section>
        )}
      </div>
    </div>
  );
}
