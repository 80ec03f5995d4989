// The post is looked for once the farm stands, and again when an hour has passed; each card is said once.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { HOUR } from "../../farm/numbers/time.ts";
import { trialStart } from "../../farm/testing/trial.ts";
import type { PlayedFarm } from "../session/playedFarm.ts";
import { farmOnPage } from "../testing/farmOnPage.ts";
import { usePost } from "./usePost.ts";

const say = vi.fn((_: string) => {});

type YardProps = { readonly played: PlayedFarm; readonly isIdle: boolean };

function Yard({ played, isIdle }: YardProps) {
  usePost(played, isIdle, say);
  return null;
}

test("a card that has come is said, and the next look is an hour away", () => {
  const played = farmOnPage({
    postAt: trialStart - 100 * HOUR,
    moves: [{ from: 3, to: 417, at: trialStart - HOUR }],
  });
  const act = vi.spyOn(played, "act");
  const { render } = mount(<Yard played={played} isIdle={false} />);
  expect(act).not.toHaveBeenCalled();
  render(<Yard played={played} isIdle />);
  expect(played.state().farm.cards).toHaveLength(1);
  expect(say.mock.calls).toEqual([[expect.stringMatching(/^A postcard from /), "unasked"]]);
  const look = () => document.dispatchEvent(new Event("visibilitychange"));
  look();
  expect(act).toHaveBeenCalledOnce();
  played.pass(HOUR);
  look();
  expect(act).toHaveBeenCalledTimes(2);
  expect(say).toHaveBeenCalledOnce();
});
