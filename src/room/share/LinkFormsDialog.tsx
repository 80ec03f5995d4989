// Whatever else the link of a room can be handed on as, over the room's page.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { LinkForms } from "../linkForms/LinkForms.tsx";
import { strings } from "../linkForms/strings.ts";
import type { PublicRoom } from "./publicRooms.ts";
import { roomLink } from "./roomLinks.ts";

type LinkFormsDialogProps = {
  room: Pick<PublicRoom, "id" | "name" | "version">;
  open: boolean;
  onClose: () => void;
};

export const LinkFormsDialog = ({ room, open, onClose }: LinkFormsDialogProps) => (
  <Dialog open={open} title={strings.title} onClose={onClose}>
    <LinkForms
      address={location.origin + roomLink(room.id)}
      name={room.name}
      version={room.version}
    />
  </Dialog>
);
