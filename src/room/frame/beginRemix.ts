// Begins with a room that somebody else shows; what came of it is seen, heard, and among what was said.
import { toast } from "../../ui/Toast.tsx";
import type { Workshop } from "../device/ports.ts";
import type { Editor } from "../editor/editor.ts";
import type { Lost } from "../online/lost.ts";
import type { Account } from "../online/openAccount.ts";
import { remix } from "../online/remix.ts";
import { strings } from "../online/strings.ts";

type Parts = {
  readonly editor: Pick<Editor, "recentlySaid">;
  readonly workshop: Workshop;
  /** Null where it could not be had. */
  readonly account: Account | null;
};

/** What could not be opened; null where all went well. */
export async function beginRemix(
  { editor, workshop, account }: Parts,
  id: string,
): Promise<Lost | null> {
  const made = account
    ? await remix({ api: account.api, store: account.store, workshop }, id)
    : ({ ok: false, reason: "unreachable" } as const);
  if (!made.ok) return { kind: "remix", id, reason: made.reason };
  const words = strings.remixed(made.name);
  editor.recentlySaid.add(words);
  toast(words, { kind: "good" });
  return null;
}
