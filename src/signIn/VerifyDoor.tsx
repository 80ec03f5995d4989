// Stands for the verify dialog until its code has arrived, which it fetches when it is first opened.
import type { VerifyDialogProps } from "@loamstead/wallet-kit/authentication";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { strings } from "./strings.ts";
import type { VerifyPort } from "./verification.ts";

export type BoundDialogProps = VerifyDialogProps & { port: VerifyPort };
export type LoadDialog = () => Promise<ComponentType<BoundDialogProps>>;

export const loadVerifyDialog: LoadDialog = async () =>
  (await import("./VerifyDialog.tsx")).VerifyDialog;

export function VerifyDoor({ load, ...props }: BoundDialogProps & { load: LoadDialog }) {
  const { open, onClose } = props;
  const [Dialog, setDialog] = useState<ComponentType<BoundDialogProps>>();
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
        toast(strings.notLoaded, { kind: "error" });
      },
    );
    return () => {
      gone = true;
    };
  }, [open, Dialog, load]);

  return Dialog ? <Dialog {...props} /> : null;
}

/** The dialog as the kit is given it: bound to its sign-in, which is told when the visitor leaves. */
export function verifyDialogOf(
  port: VerifyPort,
  left: () => void,
): ComponentType<VerifyDialogProps> {
  return ({ onClose, onCancel, ...props }) => {
    const leave = (way: () => void) => () => {
      left();
      way();
    };
    return (
      <VerifyDoor
        {...props}
        port={port}
        load={loadVerifyDialog}
        onClose={leave(onClose)}
        onCancel={leave(onCancel)}
      />
    );
  };
}
