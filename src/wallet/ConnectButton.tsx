// The button that begins with wallets; its dialog arrives when it is wanted.
import { lazy, Suspense, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { strings } from "./strings.ts";

const loadDialog = () => import("./connect/WhatIsAWallet.tsx");
const WhatIsAWallet = lazy(loadDialog);

export function ConnectButton({ label = strings.connect }: { label?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Suspense>{open && <WhatIsAWallet open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
