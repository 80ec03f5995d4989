// The editor: a room on a table in warm light, with papers and tools lying round it.
import { useEffect } from "react";
import { Bar } from "../editor/bar/Bar.tsx";
import { MenuAtPoint } from "../editor/dock/MenuAtPoint.tsx";
import { EditorContext, useDesk, useEditor, useLook, useSession } from "../editor/EditorContext.ts";
import type { Editor as EditorParts } from "../editor/editor.ts";
import { Sheet } from "../editor/phone/Sheet.tsx";
import { ThumbBar } from "../editor/phone/ThumbBar.tsx";
import { TroubleStrip } from "../editor/phone/TroubleStrip.tsx";
import { focusRegion } from "../editor/regions.ts";
import { Side } from "../editor/Side.tsx";
import { SideTabs } from "../editor/SideTabs.tsx";
import { Sheets } from "../editor/sheets/Sheets.tsx";
import type { Slots } from "../editor/slotTypes.ts";
import { Stage } from "../editor/stageArea/Stage.tsx";
import { strings } from "../editor/strings.ts";
import { useKeys } from "../editor/useKeys.ts";
import { useLayout } from "../editor/useLayout.ts";
import { Dock } from "./Dock.tsx";
import css from "./Editor.module.css";

type EditorProps = { editor: EditorParts; slots: Slots };

export const Editor = ({ editor, slots }: EditorProps) => (
  <EditorContext value={editor}>
    <Table slots={slots} />
    <Sheets />
    <MenuAtPoint />
  </EditorContext>
);

/** A refusal of something that is not held any more is read, and then it goes. */
const TROUBLE_STAYS = 6000;

function useTroubleGoes(): void {
  const { desk } = useEditor();
  const trouble = useDesk((state) => state.trouble);
  useEffect(() => {
    if (!trouble) return;
    const timer = setTimeout(() => desk.set({ trouble: null }), TROUBLE_STAYS);
    return () => clearTimeout(timer);
  }, [trouble, desk]);
}

function Table({ slots }: { slots: Slots }) {
  const editor = useEditor();
  const layout = useLayout();
  const mode = useLook((look) => look.mode);
  const light = useSession(({ document }) => document.shell.light);
  useKeys(editor);
  useTroubleGoes();
  const isPhone = layout === "phone";
  const { PlacedList } = slots;
  return (
    <div className={css.editor} data-layout={layout} data-mode={mode} data-light={light}>
      <button type="button" className={css.skip} onClick={() => focusRegion("room")}>
        {strings.skipToRoom}
      </button>
      <Bar slots={slots} />
      <div className={css.table}>
        {!isPhone && (
          <section className={css.side} data-region="catalogue" aria-label={strings.catalogue}>
            {layout === "tablet" && <SideTabs />}
            <Side slots={slots} />
          </section>
        )}
        <Stage slots={slots} />
        {slots.notices && <div className={css.notices}>{slots.notices}</div>}
        {isPhone && (
          <div className={css.reach}>
            <TroubleStrip />
            <ThumbBar />
          </div>
        )}
        {isPhone && (
          <Sheet>
            <Side slots={slots} />
          </Sheet>
        )}
        {!isPhone && mode !== "list" && <Dock />}
        {layout === "desk" && mode !== "list" && PlacedList && (
          <section
            className={css.placed}
            data-region="placed"
            data-keys=""
            aria-label={strings.placed}
          >
            <PlacedList />
          </section>
        )}
      </div>
    </div>
  );
}
