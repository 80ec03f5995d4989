// The one dialog of the rooms, whatever it shows, and the sheet that two tabs call for.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { type FormEvent, useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import { useSelected } from "../editor/useSelected.ts";
import { strings as files } from "../files/strings.ts";
import { LONGEST_NAME } from "../model/units.ts";
import { AboutPanel, type AboutRoom } from "./AboutPanel.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { DeletePanel } from "./DeletePanel.tsx";
import { ExportPanel } from "./ExportPanel.tsx";
import { focusRoomName } from "./focusRoomName.ts";
import { ImportPanel } from "./ImportPanel.tsx";
import css from "./Panel.module.css";
import { RoomsPanel } from "./RoomsPanel.tsx";
import { useTemplates } from "./roomTemplates.ts";
import type { RoomsDialogView, RoomTools } from "./roomTools.ts";
import { failureWords, strings } from "./strings.ts";
import { TemplateCards } from "./TemplateCards.tsx";
import { UnreadablePanel, VersionsPanel } from "./VersionsPanel.tsx";

const titles: Readonly<Record<Exclude<RoomsDialogView["kind"], "about">, string>> = {
  rooms: strings.roomsTitle,
  new: strings.newTitle,
  name: strings.renameTitle,
  delete: strings.removeTitle,
  versions: strings.versionsTitle,
  unreadable: strings.unreadableTitle,
  import: files.importTitle,
  export: files.exportTitle,
};

const isNarrow = (kind: RoomsDialogView["kind"]): boolean =>
  ["name", "import", "delete"].includes(kind);

/** Rooms to begin with, each on a card with its picture. */
function NewRoomPanel({ tools }: { tools: RoomTools }) {
  const templates = useTemplates(tools.templates);
  return (
    <div className={css.panel}>
      <p className={css.lede}>{strings.newLede}</p>
      {templates && <TemplateCards tools={tools} templates={templates} />}
    </div>
  );
}

/** Gives a room another name, whether it is open or not. */
function NamePanel({ tools, id, name }: { tools: RoomTools; id: string; name: string }) {
  const { library, view } = tools;
  const { say } = useEditor();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    const done = await library.rename(id, wanted);
    if (!done.ok && typeof done.reason === "string") {
      setError(failureWords[done.reason]);
      return;
    }
    if (!done.ok && typeof done.reason === "object" && done.reason.kind !== "nothingChanges") {
      setError(strings.badName(LONGEST_NAME));
      return;
    }
    say(strings.renamed(wanted));
    view.set({ view: null });
  };
  return (
    <form className={css.panel} onSubmit={(event) => void submit(event)}>
      <TextField
        label={strings.name}
        value={typed}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={error}
        onValue={setTyped}
        onFocus={(event) => event.currentTarget.select()}
        data-autofocus=""
      />
      <p className={css.ways}>
        <Button type="submit">{strings.renameDo}</Button>
      </p>
    </form>
  );
}

function Panel({
  view,
  tools,
  about,
}: {
  view: RoomsDialogView;
  tools: RoomTools;
  about: AboutRoom | undefined;
}) {
  switch (view.kind) {
    case "rooms":
      return <RoomsPanel tools={tools} />;
    case "new":
      return <NewRoomPanel tools={tools} />;
    case "name":
      return <NamePanel tools={tools} id={view.id} name={view.name} />;
    case "delete":
      return <DeletePanel tools={tools} {...view} />;
    case "versions":
      return <VersionsPanel tools={tools} />;
    case "unreadable":
      return <UnreadablePanel tools={tools} />;
    case "import":
      return <ImportPanel tools={tools} />;
    case "export":
      return <ExportPanel tools={tools} />;
    case "about":
      return about && <AboutPanel {...about} />;
  }
}

type RoomDialogsProps = { tools: RoomTools; about: AboutRoom | undefined };

export function RoomDialogs({ tools, about }: RoomDialogsProps) {
  const view = useSelected(tools.view, (state) => state.view);
  const kind = view?.kind ?? "rooms";
  const isFromList = (view?.kind === "name" || view?.kind === "delete") && view.isFromList;
  return (
    <>
      <Dialog
        open={view !== null}
        title={kind === "about" ? (about?.title ?? "") : titles[kind]}
        size={isNarrow(kind) ? "compact" : "wide"}
        step={kind}
        onClose={() => tools.view.set({ view: null })}
        onBack={isFromList ? () => tools.view.set({ view: { kind: "rooms" } }) : undefined}
        returnTo={() => {
          focusRoomName();
          return document.activeElement as HTMLElement;
        }}
      >
        {view && <Panel view={view} tools={tools} about={about} />}
      </Dialog>
      <ConflictDialog tools={tools} />
    </>
  );
}
