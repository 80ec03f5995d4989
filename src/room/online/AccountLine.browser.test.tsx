// The line under the name of a room that is kept with an account, seen and heard in a real browser.
import { Watched } from "@loamstead/lib/watched.ts";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SaveState } from "../../keeping/library/library.ts";
import type { AccountState } from "../../keeping/sync/account.ts";
import type { SyncProgress } from "../../keeping/sync/syncProgress.ts";
import { EditorContext } from "../editor/EditorContext.ts";
import { testEditor } from "../editor/testing/testEditor.ts";
import { SaveLine } from "../frame/bar/SaveLine.tsx";
import type { AccountRooms } from "./openAccount.ts";
import { lineWords, shortLineWords } from "./strings.ts";

const signedOut: AccountState = {
  at: "signedOut",
  trouble: null,
  quota: null,
  offer: 0,
  keptBoth: null,
  progress: new Map(),
};

async function show(width: number) {
  await page.viewport(width, 700);
  const account = new Watched<AccountState>(signedOut);
  const saving: SaveState = { at: "kept" };
  const state = new Watched<{ saving: SaveState; isLasting: boolean; id: string }>({
    saving,
    isLasting: true,
    id: "a-room",
  });
  const { editor, said } = testEditor();
  const rooms = { state: account.state, subscribe: account.subscribe } as AccountRooms;
  mount(
    <EditorContext value={editor}>
      {/* As narrow as the bar leaves it on the smallest phone. */}
      <main ref={(element) => element?.style.setProperty("width", `${width < 768 ? 104 : 160}px`)}>
        <SaveLine state={state} onRetry={() => {}} account={Promise.resolve(rooms)} />
      </main>
    </EditorContext>,
  );
  const progress = (to: SyncProgress) =>
    account.set({ at: "kept", progress: new Map([["a-room", to]]) });
  return { progress, said, state, account };
}

const told = ["sent", "sending", "waiting", "full", "large", "refused"] as const;

test.each([360, 1280])("it tells how far the room has come, whole at %i", async (width) => {
  const { progress } = await show(width);
  await expect.element(page.getByText("Kept on this device")).toBeVisible();
  for (const to of told) {
    progress(to);
    const words = page.getByText(shortLineWords[to][width < 768 ? 1 : 0], { exact: true });
    await expect.element(words).toBeVisible();
    const { scrollWidth, clientWidth } = words.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect.element(page.getByText(lineWords[to])).toBeInTheDocument();
  }
  await expectNoViolations();
});

test("heard are that it came there and that it did not, and nothing on the way", async () => {
  const { progress, said, state, account } = await show(1280);
  for (const to of ["sending", "sent", "sending", "sent", "waiting", "sending", "sent"] as const) {
    progress(to);
    await expect.element(page.getByText(lineWords[to])).toBeInTheDocument();
  }
  expect(said()).toEqual([lineWords.sent, lineWords.waiting, lineWords.sent]);
  // What this device could not keep comes before all that.
  state.set({ saving: { at: "failed", why: "full" } });
  await expect.element(page.getByText("Not kept: this device is full")).toBeVisible();
  state.set({ saving: { at: "kept" } });
  account.set(signedOut);
  await expect.element(page.getByText("Kept on this device")).toBeVisible();
});
