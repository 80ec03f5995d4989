// Whether the room is kept, in a few words under its name.

import type { Source } from "@loamstead/lib/watched.ts";
import { Icon } from "@loamstead/ui/Icon.tsx";
import type { LucideIcon } from "lucide-react";
import Check from "lucide-react/icons/check";
import CloudOff from "lucide-react/icons/cloud-off";
import LoaderCircle from "lucide-react/icons/loader-circle";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { LibraryState, SaveState } from "../../../keeping/library/library.ts";
import { useEditor } from "../../editor/EditorContext.ts";
import { saveWords, strings } from "../../editor/strings.ts";
import { useSelected } from "../../editor/useSelected.ts";
import type { AccountLineProps } from "../../online/AccountLine.tsx";
import type { AccountRooms } from "../../online/openRoomsAccount.ts";
import css from "../../online/SaveLine.module.css";

type SaveLineProps = {
  state: Source<Pick<LibraryState<unknown>, "saving" | "isLasting" | "id">>;
  onRetry: () => void;
  /** Null where nobody can sign in. */
  account: Promise<AccountRooms | null> | null;
};

const AccountLine = lazy(() =>
  import("../../online/AccountLine.tsx").then(
    (there) => ({ default: there.AccountLine }),
    () => ({ default: ({ own }: AccountLineProps) => own }),
  ),
);

function wordsOf(saving: SaveState, isLasting: boolean): string {
  const { at } = saving;
  if (at === "failed") return saveWords.failed[saving.why];
  return !isLasting && at !== "waiting" ? saveWords.passing[at] : saveWords[at];
}

const iconOf = (saving: SaveState, isLasting: boolean): LucideIcon => {
  if (saving.at === "failed") return TriangleAlert;
  if (saving.at === "waiting") return LoaderCircle;
  return isLasting ? Check : CloudOff;
};

/** Heard are only the first time that it was kept, and every time that it was not. */
function useSavingHeard(saving: SaveState, words: string): void {
  const { say } = useEditor();
  const wasSaid = useRef(saving.at === "kept");
  const failure = saving.at === "failed" ? saving.why : null;
  useEffect(() => {
    if (failure) say(words, "atOnce");
  }, [failure, words, say]);
  useEffect(() => {
    if (saving.at !== "kept" || wasSaid.current) return;
    wasSaid.current = true;
    say(words, "unasked");
  }, [saving.at, words, say]);
}

export function SaveLine({ account, ...props }: SaveLineProps) {
  const room = useSelected(props.state, (now) => now.id);
  const isKept = useSelected(props.state, (now) => now.saving.at === "kept" && now.isLasting);
  const own = <DeviceLine {...props} />;
  if (!account) return own;
  return (
    <Suspense fallback={own}>
      <AccountLine account={account} room={room} isKept={isKept} own={own} />
    </Suspense>
  );
}

function DeviceLine({ state, onRetry }: Omit<SaveLineProps, "account">) {
  const saving = useSelected(state, (now) => now.saving);
  const isLasting = useSelected(state, (now) => now.isLasting);
  const words = wordsOf(saving, isLasting);
  useSavingHeard(saving, words);
  if (saving.at === "untouched")
    return (
      <p className={css.line}>
        <span className={css.words}>{words}</span>
      </p>
    );
  return (
    <p className={css.line} data-at={saving.at}>
      <Icon of={iconOf(saving, isLasting)} size={15} />
      <span className={css.words}>{words}</span>
      {saving.at === "failed" && saving.why !== "outdated" && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {strings.tryAgain}
        </button>
      )}
    </p>
  );
}
