// The way to say that a room should not be shown; what it takes comes when somebody needs it.
import Flag from "lucide-react/icons/flag";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { lazyOrNothing } from "../../ui/lazyOrNothing.ts";
import { strings } from "./strings.ts";

const ReportDialog = lazyOrNothing(async () => (await import("./ReportDialog.tsx")).ReportDialog);

export function ReportRoom({ id }: { id: string }) {
  const [isNeeded, setNeeded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<Icon of={Flag} size={17} />}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
      >
        {strings.report}
      </Button>
      {isNeeded && <ReportDialog id={id} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
