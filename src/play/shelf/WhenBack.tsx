// When somebody is back: the bags of seed are sorted by what is ready by then.
import type { Clock } from "../../farm/describe/refusal.ts";
import { strings } from "../view/strings.ts";
import type { Back } from "../view/whenBack.ts";
import css from "./WhenBack.module.css";

type WhenBackProps = {
  readonly times: readonly Back[];
  readonly chosen: Back["kind"] | null;
  readonly clock: Clock;
  readonly onChoose: (kind: Back["kind"] | null) => void;
};

export const WhenBack = ({ times, chosen, clock, onChoose }: WhenBackProps) => (
  <label className={css.back}>
    <span>{strings.back.ask}</span>
    <select
      className={css.choice}
      value={chosen ?? ""}
      onChange={({ target }) =>
        onChoose(times.find(({ kind }) => kind === target.value)?.kind ?? null)
      }
    >
      <option value="">{strings.back.any}</option>
      {times.map(({ kind, at }) => (
        <option key={kind} value={kind}>
          {strings.back[kind](clock(at))}
        </option>
      ))}
    </select>
  </label>
);
