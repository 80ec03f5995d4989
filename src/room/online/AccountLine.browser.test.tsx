// The line under the name of a room that is kept with an account, seen and heard in a real browser.
import { Watched } from "@loamstead/lib/watched.ts";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SaveState } from "../../keeping/library/library.ts";
import type { AccountSyncState } from "../../keeping/sync/account.ts";
import type { SyncProgress } from "../../keeping/sync/syncProgress.ts";
import { EditorContext } from "../editor/EditorContext.ts";
import { testEditor } from "../editor/testing/testEditor.ts";
import { SaveLine } from "../frame/bar/SaveLine.tsx";
import type { AccountRooms } from "./openRoomsAccount.ts";
import type { OwnRoom } from "./roomsApi.ts";
import { lineWords, shortLineWords } from "./strings.ts";

const signedOut: AccountSyncState = {
  at: "signedOut",
  trouble: null,
  quota: null,
  offer: 0,
  keptBoth: null,
  progress: new Map(),
};

async function show(width: number, inBar = width < 768 ? 104 : 160) {
  await page.viewport(width, 700);
  const account = new Watched<AccountSyncState>(signedOut);
  const saving: SaveState = { at: "kept" };
  const state = new Watched<{ saving: SaveState; isLasting: boolean; id: string }>({
    saving,
    isLasting: true,
    id: "a-room",
  });
  const { editor, said } = testEditor();
  const sharing = new Watched<{ rooms: ReadonlyMap<string, OwnRoom> }>({ rooms: new Map() });
  const asked: string[] = [];
  const rooms = {
    state: account.state,
    subscribe: account.subscribe,
    sharing,
    find: async () => ({ ok: true, value: null }),
    showNow: async (room: string) => {
      asked.push(room);
      return { ok: true, value: null };
    },
  } as unknown as AccountRooms;
  mount(
    <EditorContext value={editor}>
      {/* As narrow as the bar leaves it on the smallest phone. */}
      <main ref={(element) => element?.style.setProperty("width", `${inBar}px`)}>
        <SaveLine state={state} onRetry={() => {}} account={Promise.resolve(rooms)} />
      </main>
    </EditorContext>,
  );
  const progress = (to: SyncProgress) =>
    account.set({ at: "kept", progress: new Map([["a-room", to]]) });
  return { progress, said, state, account, sharing, asked };
}

const told = ["sent", "sending", "waiting", "full", "large", "refused"] as const;

describe("AccountLine", () => {
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
    for (const to of [
      "sending",
      "sent",
      "sending",
      "sent",
      "waiting",
      "sending",
      "sent",
    ] as const) {
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

  test("on a desk it says what others see of a shared room, and shows it as it is now", async () => {
    const { progress, sharing, asked, said } = await show(1280, 240);
    progress("sent");
    const shown = {
      id: "0123456789",
      version: 4,
      name: "Kitchen",
      savedAt: Date.now(),
      publishedAt: 1,
      isListed: false,
      isNamed: false,
      caption: null,
      isWithdrawn: false,
      shownVersion: 3,
      shownAt: Date.UTC(2020, 1, 2, 12),
      showsLatest: false,
      hearts: 0,
    };
    sharing.set({ rooms: new Map([["a-room", shown]]) });
    const short = page.getByText("Shown: on 2 February 2020");
    await expect.element(short).toBeVisible();
    const { scrollWidth, clientWidth } = short.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const words = page.getByText("Others see it as it was on 2 February 2020.");
    await expect.element(words).toBeInTheDocument();
    await expectNoViolations();
    const update = page.getByRole("button", { name: "Update: show it as it is now" });
    await update.click();
    expect(asked).toEqual(["a-room"]);
    await expect.poll(() => said().at(-1)).toBe("Others see it as it is now.");
    // What they see is what there is: there is nothing to show.
    const same = { ...shown, shownVersion: 4, shownAt: shown.savedAt };
    sharing.set({ rooms: new Map([["a-room", same]]) });
    await expect.element(page.getByText("Shown as it is now")).toBeVisible();
    await expect.element(update).not.toBeInTheDocument();
    progress("sending");
    await expect.element(update).toBeVisible();
    sharing.set({ rooms: new Map([["a-room", { ...shown, showsLatest: true }]]) });
    await expect.element(page.getByText(/^(Shown|Others see)/)).not.toBeInTheDocument();
  });
});
