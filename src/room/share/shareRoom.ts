// Hands the address of a room on: to whatever the device shares with, else to the clipboard.
import { roomLink } from "./roomLinks.ts";
import type { SharedRoom } from "./sharedRoom.ts";
import { strings } from "./strings.ts";

export async function shareRoom({ id, name }: SharedRoom): Promise<void> {
  const url = location.origin + roomLink(id);
  if ("share" in navigator) {
    // Closing the device's own sheet is an answer too, and needs no reply.
    await navigator.share({ title: name, url }).catch(() => {});
    return;
  }
  const { toast } = await import("../../ui/Toast.tsx");
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const isCopied = await clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  if (isCopied) toast(strings.linkCopied, { kind: "good" });
  else toast(strings.linkNotCopied(url), { kind: "error" });
}
