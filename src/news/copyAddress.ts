// Puts an address on the clipboard and tells the visitor how that went.
import { toast } from "@loamstead/ui/Toast.tsx";
import { strings } from "./strings.ts";

/** Tells whether the browser let it. */
export async function copyText(
  text: string,
  clipboard: Pick<Clipboard, "writeText"> | undefined = navigator.clipboard,
): Promise<boolean> {
  // Without a secure context there is no clipboard; with one, the visitor may still have said no.
  if (clipboard === undefined) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export async function copyAddress(address: string, copied: string): Promise<void> {
  if (await copyText(address)) toast(copied, { kind: "good" });
  else toast(strings.copyFailed(address), { kind: "error" });
}
