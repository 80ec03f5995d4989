// The frame of the editor on a test's page as the shell lays it out, over a kitchen of three things.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import Camera from "lucide-react/icons/camera";
import Share from "lucide-react/icons/share-2";
import { expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { siteCatalogue } from "../../catalogue/index.ts";
import { testEditor } from "../../editor/testing/testEditor.ts";
import type { Mode } from "../../editor/viewSettings.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import { floorPlace, onTop, thing } from "../../model/placed.ts";
import type { RoomHour } from "../../model/room.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { RoomEditor } from "../RoomEditor.tsx";

/** The mark and the connect button. */
const CHROME = 178;

const kitchen = () =>
  withItems(bareRoom(), [
    thing("table-1", "farm-table", floorPlace(12, 14)),
    thing("chest-1", "chest-of-drawers", floorPlace(2, 4)),
    thing("candle-1", "candle", onTop("table-1", 2, 2)),
  ]);

type Opening = {
  width?: number;
  height?: number;
  mode?: Mode;
  chosen?: string;
  /** Of the letters, in pixels. */
  letters?: number;
  light?: RoomHour;
  catalogue?: Catalogue;
};

export async function showEditor({
  width = 1280,
  height = 800,
  mode = "list",
  chosen,
  letters = 16,
  light = "day",
  catalogue = siteCatalogue,
}: Opening = {}) {
  await page.viewport(width, height);
  document.documentElement.style.setProperty("font-size", `${letters}px`);
  onTestFinished(() => {
    document.documentElement.style.removeProperty("font-size");
  });
  const { shell, ...things } = kitchen();
  const room = testEditor({ ...things, shell: { ...shell, light } }, catalogue);
  room.editor.view.set({ mode });
  mount(
    // As the shell lays it out: the folded bar of the site beside the editor's own.
    <main
      ref={(element) => {
        element?.style.setProperty("display", "grid");
        element?.style.setProperty("grid-template-columns", `${CHROME}px minmax(0, 1fr)`);
      }}
    >
      <RoomEditor
        editor={room.editor}
        saving={
          // One line, however large its letters.
          <p ref={(element) => element?.style.setProperty("white-space", "nowrap")}>
            Kept on this device
          </p>
        }
        exportButton={
          <IconButton kind="raised" icon={<Icon of={Camera} />} label="Take it with you" />
        }
        shareButton={
          <Button icon={<Icon of={Share} size={18} />} aria-haspopup="dialog">
            Share
          </Button>
        }
      />
    </main>,
  );
  // The view and the list beside it come when they are first looked at.
  const home = () => document.querySelector("[data-region=room] [data-home]");
  await expect.poll(home, { timeout: 10_000 }).not.toBeNull();
  onTestFinished(() => page.viewport(1280, 800));
  if (chosen) room.editor.session.select([chosen]);
  return room;
}

export const state = ({ editor }: Awaited<ReturnType<typeof showEditor>>) => editor.session.state();
export const toTheRoom = async () => {
  document.querySelector<HTMLElement>("[data-region=room] [data-home]")!.focus();
};
