// Brings together what the other folders make for the frame; views come when they are first looked at.
import { useMemo, useSyncExternalStore } from "react";
import { apart } from "../editor/apart.tsx";
import { lateView } from "../editor/lateView.tsx";
import type { Slots } from "../editor/slotTypes.ts";
import { onLift } from "../hands/lifted.ts";
import { ShareButton } from "../online/ShareButton.tsx";
import { CataloguePanel } from "../panels/CataloguePanel.tsx";
import { ExportButton } from "../rooms/ExportButton.tsx";
import { RoomMenu } from "../rooms/RoomMenu.tsx";
import { OwnPictures } from "./OwnPictures.tsx";
import type { OpenedEditor } from "./openEditor.ts";
import { SaveLine } from "./SaveLine.tsx";

const Beginning = apart(async () => (await import("../rooms/Beginning.tsx")).Beginning);
const AccountNotices = apart(
  async () => (await import("../online/AccountNotices.tsx")).AccountNotices,
);
const RoomNotices = apart(async () => (await import("../rooms/RoomNotices.tsx")).RoomNotices);
const MissingRoomNotice = apart(
  async () => (await import("../online/MissingRoomNotice.tsx")).MissingRoomNotice,
);
const PlacedList = apart(async () => (await import("../panels/PlacedList.tsx")).PlacedList);
const SceneView = lateView(async () => (await import("../sceneView/index.ts")).SceneView);
const PlanView = lateView(async () => (await import("../planView/PlanView.tsx")).PlanView);
const ListView = lateView(async () => (await import("../listView/index.ts")).ListView);

export function useSlots(opened: OpenedEditor): Slots {
  const { holding } = opened;
  // Another count of what is owned draws the catalogue anew.
  const owned = useSyncExternalStore(holding.subscribe, () => [...holding.counts.values()].join());
  // biome-ignore lint/correctness/useExhaustiveDependencies: read through the catalogue, and sayDone by this.
  return useMemo(() => {
    const { library, tools, account, missing } = opened;
    return {
      roomMenu: <RoomMenu tools={tools} />,
      saving: <SaveLine state={library} onRetry={library.retry} account={account} />,
      pictureButton: <ExportButton tools={tools} />,
      beginning: <Beginning tools={tools} />,
      pictures: <OwnPictures {...opened} />,
      notices: (
        <>
          <RoomNotices tools={tools} />
          {missing && <MissingRoomNotice {...opened} missing={missing} />}
          {account && <AccountNotices account={account} />}
        </>
      ),
      ...(account && {
        shareButton: (
          <ShareButton account={account} room={() => library.state().id} keep={library.keep} />
        ),
      }),
      onLift,
      CataloguePanel,
      PlacedList,
      SceneView,
      PlanView,
      ListView,
    };
  }, [opened, owned]);
}
