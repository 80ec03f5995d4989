// A paper of a trial farm, as the page would show it, and what would be said of what is done there.
import type { ReactNode } from "react";
import { doneWords } from "../../../farm/describe/done.ts";
import { refusalWords } from "../../../farm/describe/refusal.ts";
import type { FarmGround } from "../../../farm/ground/ground.ts";
import { MINUTE } from "../../../farm/numbers/time.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import type { PlayedFarm } from "../../session/playedFarm.ts";
import { useAnswered } from "../../session/useAnswered.ts";
import { useNow, usePlayed } from "../../session/usePlayed.ts";
import { farmOnPage } from "../../testing/farmOnPage.ts";
import { farmPapers } from "../index.ts";
import type { PaperId } from "../strings.ts";

const clock = (at: number): string => new Date(at).toISOString().slice(11, 16);

type OnPageProps = {
  readonly draw: (paper: PaperProps) => ReactNode;
  readonly played: PlayedFarm;
  readonly say: PaperProps["say"];
};

function OnPage({ draw, played, say }: OnPageProps) {
  const state = usePlayed(played);
  const now = useNow(played, MINUTE);
  const { answered, say: heard } = useAnswered(state.farm, say);
  return <main>{draw({ played, state, now, say: heard, clock, answered })}</main>;
}

/** Whatever a page draws of a farm. */
export function openPaperOf(
  draw: OnPageProps["draw"],
  own: Partial<Farm> = {},
  ground?: FarmGround,
) {
  const played = farmOnPage(own, ground);
  const said: string[] = [];
  const say: PaperProps["say"] = (result) => {
    const { event } = played.state().last ?? {};
    said.push(result.ok ? doneWords(event!, result.value) : refusalWords(result.reason, clock));
  };
  return { played, said, node: <OnPage draw={draw} played={played} say={say} /> };
}

export function openPaper(id: PaperId, own: Partial<Farm> = {}, ground?: FarmGround) {
  const { title, component: Sheet } = farmPapers[id];
  const draw = (paper: PaperProps) => (
    <>
      <h2>{title}</h2>
      <Sheet {...paper} />
    </>
  );
  return openPaperOf(draw, own, ground);
}
