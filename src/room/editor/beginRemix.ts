// Begins with a room that somebody else shows, and says what came of it.
import type { Workshop } from "../device/ports.ts";
import type { Account } from "../online/openAccount.ts";
import { remix } from "../online/remix.ts";
import { strings } from "../online/strings.ts";
import type { Editor } from "./editor.ts";

type Parts = {
  readonly editor: Pick<Editor, "say">;
  readonly workshop: Workshop;
  /** Null where it could not be had. */
  readonly account: Account | null;
};

export async function beginRemix({ editor, workshop, account }: Parts, id: string): Promise<void> {
  const made = account
    ? await remix({ api: account.api, store: account.store, workshop }, id)
    : ({ ok: false, reason: "unreachable" } as const);
  if (made.ok) editor.say(strings.remixed(made.name));
  else editor.say(strings.notRemixed[made.reason], "atOnce");
}
