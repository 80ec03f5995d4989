// The room itself, in whichever view; on its corners what changes how it is looked at.

import { missingCode } from "@loamstead/lib/missingCode.ts";
import Armchair from "lucide-react/icons/armchair";
import Hammer from "lucide-react/icons/hammer";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useState,
} from "react";
import { takeUp } from "../../editor/actions/viewActions.ts";
import { Choice } from "../../editor/controls/Choice.tsx";
import { useEditor, useView } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import { useLayout } from "../../editor/useLayout.ts";
import type { Trade } from "../../editor/viewSettings.ts";
import { loadParts } from "../../modelWorker/loadFurniture.ts";
import { Camera, PhoneCamera } from "./Camera.tsx";
import css from "./RoomArea.module.css";
import { useIsBare } from "./useIsBare.ts";

function TradeSwitch() {
  const editor = useEditor();
  const trade = useView((view) => view.trade);
  return (
    <Choice<Trade>
      label={strings.trade}
      kind="raised"
      value={trade}
      options={[
        { value: "furnish", label: strings.furnish, icon: Armchair },
        { value: "build", label: strings.buildWord, icon: Hammer },
      ]}
      onChoose={(chosen) => takeUp(editor, chosen)}
    />
  );
}

/** Fetched when it is first looked at; if it cannot be had, the others still can. */
const lateView = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (view) => ({ default: view }),
      () => {
        missingCode.tell();
        return { default: () => <p>{strings.viewMissing}</p> };
      },
    ),
  );

const SceneView = lateView(async () => (await import("../../sceneView/SceneView.tsx")).SceneView);
const PlanView = lateView(async () => {
  const [{ PlanView }] = await Promise.all([import("../../planView/PlanView.tsx"), loadParts()]);
  return PlanView;
});
const ListView = lateView(async () => (await import("../../listView/ListView.tsx")).ListView);

/** What a room can begin with, while there is nothing in it: on a shelf beside the room, and in the list. */
export type EmptyRoomStart = { readonly inPictures: ReactNode; readonly inWords: ReactNode };

/** The room in the round stays open behind the others once it was seen: opened anew, it would be blank at first. */
function View({ inWords }: { inWords: ReactNode }) {
  const mode = useView((view) => view.mode);
  // The view that is there stays until the next one has been fetched.
  const shown = useDeferredValue(mode);
  const [wasSceneSeen, setSceneSeen] = useState(shown === "scene");
  if (shown === "scene" && !wasSceneSeen) setSceneSeen(true);
  // The focus goes to the view that comes, and not away with this one.
  const isLeaving = shown !== mode || undefined;
  return (
    <Suspense>
      {wasSceneSeen && (
        <div className={css.view} hidden={shown !== "scene"} data-is-leaving={isLeaving}>
          <SceneView isShown={shown === "scene"} />
        </div>
      )}
      {shown !== "scene" && (
        <div className={css.view} data-is-leaving={isLeaving}>
          {shown === "plan" ? <PlanView /> : <ListView beginning={inWords} />}
        </div>
      )}
    </Suspense>
  );
}

export function RoomArea({ beginning }: { beginning: EmptyRoomStart | undefined }) {
  const layout = useLayout();
  const mode = useView((view) => view.mode);
  const isWalking = useView((view) => view.isWalking);
  const isBare = useIsBare();
  const isSmall = layout === "phone" || layout === "low";
  const isLookedAt = mode !== "list" && !isWalking;
  return (
    <section
      id="room"
      className={css.stage}
      data-region="room"
      data-keys=""
      data-mode={mode}
      aria-label={strings.room}
    >
      <div className={css.frame}>
        <View inWords={isBare && mode === "list" && beginning?.inWords} />
        {isLookedAt && !isSmall && (
          <div className={css.trade}>
            <TradeSwitch />
          </div>
        )}
        {isLookedAt && <div className={css.camera}>{isSmall ? <PhoneCamera /> : <Camera />}</div>}
      </div>
      {isBare && mode !== "list" && (
        <div className={css.beginning} data-beginning="">
          {beginning?.inPictures}
        </div>
      )}
    </section>
  );
}
