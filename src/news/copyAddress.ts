// Copies an address and tells the visitor how that went.
import { toast } from "../ui/Toast.tsx";
import { copyText } from "./copyText.ts";
import { strings } from "./strings.ts";

export async function copyAddress(address: string, copied: string): Promise<void> {
  if (await copyText(address)) toast(copied, { kind: "good" });
  else toast(strings.copyFailed(address), { kind: "error" });
}
