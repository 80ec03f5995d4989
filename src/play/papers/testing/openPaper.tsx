// A paper of a trial farm, as the page would show it, and what would be said of what is done there.
import { doneWords } from "../../../farm/describe/done.ts";
import { refusalWords } from "../../../farm/describe/refusal.ts";
import type { Ground } from "../../../farm/ground/ground.ts";
import { MINUTE } from "../../../farm/numbers/time.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import type { PlayedFarm } from "../../session/playedFarm.ts";
import { useAnswered } from "../../session/useAnswered.ts";
import { useNow, usePlayed } from "../../session/usePlayed.ts";
import { farmOnPage } from "../../testing/farmOnPage.ts";
import { papers } from "../index.ts";
import type { PaperId } from "../strings.ts";

const clock = (at: number): string => new Date(at).toISOString().slice(11, 16);

type OnPageProps = {
  readonly id: PaperId;
  readonly played: PlayedFarm;
  readonly say: PaperProps["say"];
};

function OnPage({ id, played, say }: OnPageProps) {
  const state = usePlayed(played);
  const now = useNow(played, MINUTE);
  const { answered, say: heard } = useAnswered(state.farm, say);
  const { title, component: Sheet } = papers[id];
  return (
    <main>
      <h2>{title}</h2>
      <Sheet
        played={played}
        state={state}
        now={now}
        say={heard}
        clock={clock}
        answered={answered}
      />
    </main>
  );
}

export function openPaper(id: PaperId, own: Partial<Farm> = {}, ground?: Ground) {
  const played = farmOnPage(own, ground);
  const said: string[] = [];
  const say: PaperProps["say"] = (result) => {
    const { event } = played.state().last ?? {};
    said.push(result.ok ? doneWords(event!, result.value) : refusalWords(result.reason, clock));
  };
  return { played, said, node: <OnPage id={id} played={played} say={say} /> };
}
