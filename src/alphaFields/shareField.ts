// Hands the address of a field on: to whatever the device shares with, else to the clipboard.
import { fieldLink } from "./fieldLinks.ts";
import { strings } from "./strings.ts";

export async function shareField(id: number): Promise<void> {
  const url = location.origin + fieldLink(id);
  if ("share" in navigator) {
    // Closing the device's own sheet is an answer too, and needs no reply.
    await navigator.share({ title: strings.field(id), url }).catch(() => {});
    return;
  }
  const { toast } = await import("../ui/Toast.tsx");
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    // Without a secure context there is no clipboard; with one, the visitor may still have said no.
    if (!clipboard) throw new Error("no clipboard");
    await clipboard.writeText(url);
    toast(strings.linkCopied, { kind: "good" });
  } catch {
    toast(strings.linkNotCopied(url), { kind: "error" });
  }
}
