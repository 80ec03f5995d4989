// A shared room as one enters it: turned, seen by another light and walked through; nothing in it can be moved.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Footprints from "lucide-react/icons/footprints";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import Sunset from "lucide-react/icons/sunset";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { link } from "../../lib/link.ts";
import { catalogueWith } from "../catalogue/siteCatalogue.ts";
import { setLight } from "../commands/setLight.ts";
import { facings } from "../describe/strings.ts";
import { act } from "../editor/actions/actions.ts";
import { Choice } from "../editor/controls/Choice.tsx";
import { EditorContext, useEditor, useSession, useView } from "../editor/EditorContext.ts";
import { createEditor, type Editor } from "../editor/editor.ts";
import { lightLabels } from "../editor/strings.ts";
import tokens from "../editor/tokens.module.css";
import type { ModelId, RoomDocument, RoomHour } from "../model/room.ts";
import { normaliseTurn } from "../rules/box.ts";
import { ownedOnly } from "../rules/ownedOnly.ts";
import { useStage } from "../sceneView/useStage.ts";
import { useWalk } from "../sceneView/useWalk.ts";
import { EditorSession } from "../session/editorSession.ts";
import { fetchRoom } from "./fetchRoom.ts";
import css from "./RoomVisit.module.css";
import { strings } from "./strings.ts";

const WalkControls = lazyOrNothing(
  async () => (await import("../sceneView/WalkControls.tsx")).WalkControls,
);

/** Both are fetched by whoever is inside: the way in need not wait for them. */
const StandButton = lazyOrNothing(async () => (await import("./ArButton.tsx")).ArButton, {
  isQuiet: true,
});
const FilmButton = lazyOrNothing(async () => (await import("./FilmButton.tsx")).FilmButton, {
  isQuiet: true,
});

type RoomVisitProps = {
  id: string;
  /** Of which counted pieces there are fewer than stand in it: those are not shown. */
  owned: readonly { readonly piece: ModelId; readonly count: number }[];
  /** Left, or not to be entered here; what went wrong is said. */
  onLeave: () => void;
};

export function RoomVisit({ id, owned, onLeave }: RoomVisitProps) {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchRoom(id).then((document) => {
      if (!isWanted) return;
      if (document)
        return setEditor(
          openVisit(document, new Map(owned.map(({ piece, count }) => [piece, count]))),
        );
      announce(strings.gone, "assertive");
      onLeave();
    });
    return () => {
      isWanted = false;
    };
  }, [id, owned, onLeave]);
  return editor ? (
    <EditorContext value={editor}>
      <Inside onLeave={onLeave} />
    </EditorContext>
  ) : (
    <div className={css.opening}>
      <Spinner label={strings.opening} />
    </div>
  );
}

const nothing: readonly ModelId[] = [];

/** What the scene needs of an editor, and nothing that could change the room. */
function openVisit(document: RoomDocument, owned: ReadonlyMap<ModelId, number>): Editor {
  const catalogue = catalogueWith(owned);
  return createEditor({
    session: new EditorSession(ownedOnly(document, catalogue), catalogue),
    pictures: {
      url: async (picture) =>
        picture.kind === "upload" ? link(`/pictures/${picture.hash}`) : null,
    },
    favourites: { state: () => nothing, subscribe: () => () => {}, toggle: () => {} },
    clipboard: { write: async () => false, read: async () => null },
    newId: () => "none",
    announce,
  });
}

/** Further than this across, a drag turns the room. */
const DRAG = 48;
const lightIcons = { day: Sun, evening: Sunset, night: Moon };
const lights: readonly RoomHour[] = ["day", "evening", "night"];

function Inside({ onLeave }: { onLeave: () => void }) {
  const editor = useEditor();
  const { session, view, say } = editor;
  const canvas = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const drag = useRef<{ id: number; x: number } | null>(null);
  const isWalking = useView((state) => state.isWalking);
  const light = useSession(({ document }) => document.shell.light);
  const walk = useWalk(noWords);
  const { stage, isWhole, isLost } = useStage(canvas, walk.walking);
  // What needs all of it has its place before it can be used: nothing moves under a finger.
  const whole = isWhole && !isLost ? stage : null;

  useEffect(() => {
    if (!isWalking) surface.current?.focus({ preventScroll: true });
  }, [isWalking]);

  const turn = (by: 1 | -1) => {
    const quarter = normaliseTurn(view.state().quarter + by);
    view.set({ quarter });
    // The eye looks the other way than it stands.
    say(facings[normaliseTurn(quarter + 2)]);
  };
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isHere = place.current!.contains(document.activeElement);
      if (event.key !== "Escape" || event.defaultPrevented || !isHere) return;
      event.preventDefault();
      if (view.state().isWalking) act(editor, "back");
      else onLeave();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [editor, view, onLeave]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(1);
    if (key === "ArrowRight") turn(-1);
  };
  const onPointerDown = (event: PointerEvent) => {
    drag.current = { id: event.pointerId, x: event.clientX };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerUp = ({ pointerId, clientX }: PointerEvent) => {
    const from = drag.current;
    drag.current = null;
    if (from?.id !== pointerId) return;
    if (Math.abs(clientX - from.x) > DRAG) turn(clientX > from.x ? 1 : -1);
  };

  return (
    <div
      ref={place}
      className={`${tokens.ground} ${css.visit}`}
      data-light={light}
      data-is-whole={isWhole || isLost || undefined}
      data-walking={isWalking || undefined}
      data-window=""
    >
      <div className={css.view}>
        <div ref={canvas} className={css.canvas} aria-hidden="true" />
        {isLost && <p className={css.lost}>{strings.lost}</p>}
        {isWalking && stage ? (
          <WalkControls walk={walk} />
        ) : (
          <div
            ref={surface}
            role="application"
            className={css.surface}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys
            tabIndex={0}
            aria-label={strings.inside}
            onKeyDown={onKeyDown}
            onPointerDown={onPointerDown}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              drag.current = null;
            }}
          />
        )}
      </div>
      {!isWalking && (
        <div className={css.tools}>
          <IconButton
            kind="raised"
            icon={<Icon of={ChevronLeft} />}
            label={strings.turnLeft}
            onClick={() => turn(1)}
          />
          <IconButton
            kind="raised"
            icon={<Icon of={ChevronRight} />}
            label={strings.turnRight}
            onClick={() => turn(-1)}
          />
          <Choice<RoomHour>
            kind="raised"
            label={strings.light}
            words="none"
            value={light}
            options={lights.map((value) => ({
              value,
              label: lightLabels[value],
              icon: lightIcons[value],
            }))}
            onChoose={(chosen) => {
              session.dispatch(setLight, { light: chosen });
              say(strings.lit(lightLabels[chosen]));
            }}
          />
          <IconButton
            kind="raised"
            icon={<Icon of={Footprints} />}
            label={strings.walk}
            disabled={!stage || isLost}
            onClick={() => view.set({ isWalking: true })}
          />
          <StandButton stage={whole} />
          <FilmButton stage={whole} place={canvas} />
          <IconButton
            kind="raised"
            icon={<Icon of={X} />}
            label={strings.leave}
            onClick={onLeave}
          />
        </div>
      )}
    </div>
  );
}

const noWords = () => {};
