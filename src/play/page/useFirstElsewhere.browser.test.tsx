// Who has only opened the page goes on with what another tab has begun; who has done something, or asked for a field, stays.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { trialStart } from "../../farm/testing/trial.ts";
import type { FarmSummary } from "../farms/farms.ts";
import { openedOnPage } from "../testing/openedOnPage.ts";
import { useFirstElsewhere } from "./useFirstElsewhere.ts";

const begun: FarmSummary = {
  id: "field-3-1",
  field: 3,
  begun: trialStart,
  at: trialStart,
  level: 1,
  pence: 20,
  account: "none",
};

type Page = {
  readonly played: ReturnType<typeof openedOnPage>;
  readonly isAsked: boolean;
  readonly all: readonly FarmSummary[];
  readonly goTo: (id: string) => void;
};

function Opened({ played, isAsked, all, goTo }: Page) {
  useFirstElsewhere(played, isAsked, all, goTo);
  return null;
}

function whereTo(isAsked: boolean, isWorked: boolean): unknown[] {
  const played = openedOnPage();
  const goTo = vi.fn();
  const { render } = mount(<Opened played={played} isAsked={isAsked} all={[]} goTo={goTo} />);
  if (isWorked) played.act({ kind: "sow", plots: 1, what: "sunflower" });
  render(<Opened played={played} isAsked={isAsked} all={[begun]} goTo={goTo} />);
  return goTo.mock.calls.flat();
}

test("only an untouched page that asked for none goes on with it", () => {
  expect(whereTo(false, false)).toEqual(["field-3-1"]);
  expect(whereTo(true, false)).toEqual([]);
  expect(whereTo(false, true)).toEqual([]);
});
