// The one dialog of the rooms, whatever it shows, and the sheet that two tabs call for.
import { Dialog } from "../../ui/Dialog.tsx";
import { useSelected } from "../editor/useSelected.ts";
import { PartedDialog } from "./ConflictDialog.tsx";
import { ExportPanel } from "./ExportPanel.tsx";
import { focusRoomName } from "./focusRoomName.ts";
import { ImportPanel } from "./ImportPanel.tsx";
import { NamePanel } from "./NamePanel.tsx";
import { NewRoomPanel } from "./NewRoomPanel.tsx";
import { RoomsPanel } from "./RoomsPanel.tsx";
import type { RoomTools, View } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { AsidesPanel } from "./UnreadablePanel.tsx";
import { PointsPanel } from "./VersionsPanel.tsx";

const titles: Readonly<Record<View["kind"], string>> = {
  rooms: strings.roomsTitle,
  new: strings.newTitle,
  name: strings.renameTitle,
  points: strings.pointsTitle,
  asides: strings.asideTitle,
  import: strings.importTitle,
  export: strings.exportTitle,
};

const isNarrow = (kind: View["kind"]): boolean => kind === "name" || kind === "import";

function Panel({ view, tools }: { view: View; tools: RoomTools }) {
  switch (view.kind) {
    case "rooms":
      return <RoomsPanel tools={tools} />;
    case "new":
      return <NewRoomPanel tools={tools} />;
    case "name":
      return <NamePanel tools={tools} room={view.room} name={view.name} />;
    case "points":
      return <PointsPanel tools={tools} />;
    case "asides":
      return <AsidesPanel tools={tools} />;
    case "import":
      return <ImportPanel tools={tools} />;
    case "export":
      return <ExportPanel tools={tools} />;
  }
}

export function RoomDialogs({ tools }: { tools: RoomTools }) {
  const view = useSelected(tools.view, (state) => state.view);
  const kind = view?.kind ?? "rooms";
  const isFromList = view?.kind === "name" && view.isFromList;
  return (
    <>
      <Dialog
        open={view !== null}
        title={titles[kind]}
        size={isNarrow(kind) ? "compact" : "wide"}
        step={kind}
        onClose={() => tools.view.set({ view: null })}
        onBack={isFromList ? () => tools.view.set({ view: { kind: "rooms" } }) : undefined}
        returnTo={() => {
          focusRoomName();
          return document.activeElement as HTMLElement;
        }}
      >
        {view && <Panel view={view} tools={tools} />}
      </Dialog>
      <PartedDialog tools={tools} />
    </>
  );
}
