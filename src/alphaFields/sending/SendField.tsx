// The button that sends a field to somebody; the dialog behind it is fetched when it is pressed.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import Send from "lucide-react/icons/send";
import { useState } from "react";
import type { Sending } from "./chainDoor.ts";
import { strings } from "./strings.ts";

/** The dialog itself, for whoever has a button of its own. */
export const LazySendDialog = lazyOrNothing(
  async () => (await import("./SendDialog.tsx")).SendDialog,
);

type SendFieldProps = Pick<Sending, "id" | "collection"> & {
  /** Only whoever keeps it may; a dialog that is open stays until it is left. */
  isKeeper: boolean;
};

/** Offers whoever keeps a field to send it to somebody. */
export function SendField({ id, collection, isKeeper }: SendFieldProps) {
  const [open, setOpen] = useState<boolean>();
  const [isUnderWay, setUnderWay] = useState(false);
  return (
    <>
      {isKeeper && (
        <Button
          kind="secondary"
          size="small"
          icon={<Icon of={Send} size={18} />}
          busy={isUnderWay}
          aria-haspopup="dialog"
          aria-label={strings.sendThis(id)}
          onClick={() => setOpen(true)}
        >
          {strings.send}
        </Button>
      )}
      {open !== undefined && (
        <LazySendDialog
          id={id}
          collection={collection}
          open={open}
          onClose={() => setOpen(false)}
          onOutcome={(outcome) => setUnderWay(outcome === "pending")}
        />
      )}
    </>
  );
}
