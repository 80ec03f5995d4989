// Whatever else the link of a room can be handed on as, over the room's page.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import type { PublicRoom } from "./publicRooms.ts";
import { roomLink } from "./roomLinks.ts";
import { ShareMore } from "./ShareMore.tsx";
import { shareMoreStrings as strings } from "./shareMoreStrings.ts";

type ShareMoreDialogProps = {
  room: Pick<PublicRoom, "id" | "name" | "version">;
  open: boolean;
  onClose: () => void;
};

export const ShareMoreDialog = ({ room, open, onClose }: ShareMoreDialogProps) => (
  <Dialog open={open} title={strings.title} onClose={onClose}>
    <ShareMore
      address={location.origin + roomLink(room.id)}
      name={room.name}
      version={room.version}
    />
  </Dialog>
);
