// Stands for the verify dialog until its code has arrived, which it fetches when it is first opened.
import { useTexts } from "@loamstead/ui/language.ts";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { texts } from "./strings.ts";
import type { VerifyDialogProps } from "./VerifyDialog.tsx";

type VerifyDoorProps = VerifyDialogProps & { load(): Promise<ComponentType<VerifyDialogProps>> };

export function VerifyDoor({ load, ...props }: VerifyDoorProps) {
  const { open, onClose } = props;
  const { notLoaded } = useTexts(texts);
  const [Dialog, setDialog] = useState<ComponentType<VerifyDialogProps>>();
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (!open || Dialog) return;
    let gone = false;
    load().then(
      (arrived) => {
        if (!gone) setDialog(() => arrived);
      },
      async () => {
        if (gone) return;
        // Opening it again asks for the code again.
        close.current();
        const { toast } = await import("@loamstead/ui/Toast.tsx");
        toast(notLoaded, { kind: "error" });
      },
    );
    return () => {
      gone = true;
    };
  }, [open, Dialog, load, notLoaded]);

  return Dialog ? <Dialog {...props} /> : null;
}
