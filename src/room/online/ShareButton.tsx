// The one filled button of the editor: opens what shows the room to others.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import Share from "lucide-react/icons/share-2";
import { useState } from "react";
import type { AccountRooms } from "./openRoomsAccount.ts";
import { strings } from "./strings.ts";

const ShareDialog = lazyOrNothing(async () => (await import("./ShareDialog.tsx")).ShareDialog);

type ShareButtonProps = {
  account: Promise<AccountRooms | null>;
  /** Which room is open. */
  room: () => string;
  keep: () => Promise<boolean>;
};

export function ShareButton({ account, room, keep }: ShareButtonProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [wasShown, setWasShown] = useState(false);
  const open = () => {
    setShown(room());
    setWasShown(true);
  };
  return (
    <>
      <Button icon={<Icon of={Share} size={18} />} aria-haspopup="dialog" onClick={open}>
        {strings.share}
      </Button>
      {wasShown && (
        <ShareDialog account={account} keep={keep} room={shown} onClose={() => setShown(null)} />
      )}
    </>
  );
}
