// Brings together what the other folders make for the frame; views come when they are first looked at.
import { useMemo } from "react";
import { Beginning } from "../device/Beginning.tsx";
import { ExportButton } from "../device/ExportButton.tsx";
import { RoomMenu } from "../device/RoomMenu.tsx";
import { onLift } from "../hands/lifted.ts";
import { AccountNotices } from "../online/AccountNotices.tsx";
import { ShareButton } from "../online/ShareButton.tsx";
import { CataloguePanel, PlacedList } from "../panels/index.ts";
import { MyPictures } from "../pictures/MyPictures.tsx";
import { SaveLine } from "./bar/SaveLine.tsx";
import { lateView } from "./lateView.tsx";
import type { OpenedEditor } from "./openEditor.ts";
import type { Slots } from "./slotTypes.ts";

const SceneView = lateView(async () => (await import("../sceneView/index.ts")).SceneView);
const PlanView = lateView(async () => (await import("../planView/PlanView.tsx")).PlanView);
const ListView = lateView(async () => (await import("../listView/index.ts")).ListView);

export function useSlots(opened: OpenedEditor): Slots {
  return useMemo(() => {
    const { workshop, tools, shelf, roomsShowing, account } = opened;
    return {
      roomMenu: <RoomMenu tools={tools} />,
      saving: <SaveLine state={workshop} onRetry={workshop.retry} />,
      pictureButton: <ExportButton tools={tools} />,
      beginning: <Beginning tools={tools} />,
      pictures: <MyPictures shelf={shelf} roomsShowing={roomsShowing} />,
      ...(account && {
        notices: <AccountNotices account={account.rooms} />,
        shareButton: <ShareButton account={account.rooms} room={() => workshop.state().room} />,
      }),
      ...{ onLift, CataloguePanel, PlacedList, SceneView, PlanView, ListView },
    };
  }, [opened]);
}
