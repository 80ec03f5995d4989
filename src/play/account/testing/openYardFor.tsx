// The yard of a trial farm whose player is signed in, with an account that a test has stand as it likes.
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useSyncExternalStore } from "react";
import { onTestFinished, vi } from "vitest";
import { withoutGraphics } from "../../../scene/testing/withoutGraphics.ts";
import type { accountOnPage } from "../../testing/accountOnPage.ts";
import { openedOnPage } from "../../testing/openedOnPage.ts";
import { Farmyard } from "../../yard/Farmyard.tsx";
import type { LeftFarm } from "../accountNotice.ts";
import type { FarmsOfAccount } from "../useAccountFarms.ts";

type Account = ReturnType<typeof accountOnPage>;
type Shown = {
  readonly came?: FarmsOfAccount["came"];
  readonly left?: LeftFarm | null;
  readonly isFirstHere?: boolean;
};

const nothing = () => {};

/** As the shell lays it out: a column for its folded bar, and one for the rest. */
function standInShell(main: HTMLElement | null): void {
  if (!main) return;
  main.style.display = "grid";
  main.style.gridTemplateColumns = "auto minmax(0, 1fr)";
}

type YardProps = Required<Shown> & {
  readonly account: Account;
  readonly played: ReturnType<typeof openedOnPage>;
  readonly onOpen: (id: string) => void;
  readonly onFarms: () => void;
  readonly onLeftHeard: () => void;
};

function Yard({ account, played, isFirstHere, came, left, ...on }: YardProps) {
  const state = useSyncExternalStore(account.subscribe, account.state);
  return (
    <Farmyard
      played={played}
      others={[]}
      onOpen={on.onOpen}
      onFetch={nothing}
      onFarms={on.onFarms}
      onAnother={nothing}
      onMove={nothing}
      onFile={nothing}
      onTake={nothing}
      onTimes={nothing}
      onYear={nothing}
      onRemove={nothing}
      news={{
        isFirstHere,
        account: { state, came, left, onLeftHeard: on.onLeftHeard, farms: account },
      }}
    />
  );
}

export function openYardFor(account: Account, how: Shown = {}) {
  const { came = null, left = null, isFirstHere = false } = how;
  // The bed alone: what is drawn in the round has tests of its own.
  withoutGraphics();
  onTestFinished(() => void vi.restoreAllMocks());
  const played = openedOnPage();
  const onOpen = vi.fn();
  const onFarms = vi.fn();
  const onLeftHeard = vi.fn();
  const shown: YardProps = {
    account,
    played,
    isFirstHere,
    came,
    left,
    onOpen,
    onFarms,
    onLeftHeard,
  };
  mount(
    <>
      <main ref={standInShell}>
        <Yard {...shown} />
      </main>
      <LiveRegion />
    </>,
  );
  return { played, onOpen, onFarms, onLeftHeard };
}
