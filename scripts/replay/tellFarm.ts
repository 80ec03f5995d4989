// What a farm's file comes to when all of it is done again from the first day; or why it is none.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { decodeLog, hashFarm, rulesOfLog } from "../../src/farm/codec/text.ts";
import { refusalWords } from "../../src/farm/describe/refusal.ts";
import { replay } from "../../src/farm/events/apply.ts";
import type { FarmGround } from "../../src/farm/ground/ground.ts";
import { beginFarm } from "../../src/farm/letters/begin.ts";
import { DAY } from "../../src/farm/numbers/time.ts";
import { levelOf } from "../../src/farm/state/deeds.ts";
import { RULES } from "../../src/farm/tables/version.ts";

const moment = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;

export function tellFarm(
  text: string,
  groundFor: (field: number) => FarmGround | null,
): Result<string> {
  const log = decodeLog(text);
  if (!log.ok && (rulesOfLog(text) ?? 0) > RULES)
    return refuse(
      "That farm goes by newer rules than these. Fetch the newest ones, and ask again.",
    );
  if (!log.ok) return refuse(`That file is no farm as it is written: ${log.reason}`);
  const { rules, field, begun, events } = log.value;
  const ground = groundFor(field);
  if (!ground) return refuse(`That farm stands on field ${field}, which this country has not.`);
  const { farm, ground: on, refused } = replay(beginFarm(ground, begun), events, ground);
  const last = events.reduce((latest, { at }) => Math.max(latest, at), begun);
  const lines = [
    on.field === field
      ? `Field ${field}, by version ${rules} of the rules.`
      : `Begun on field ${field}, on field ${on.field} now, by version ${rules} of the rules.`,
    `Begun ${moment(begun)}, last played ${moment(last)}: ${Math.ceil((last - begun) / DAY)} days.`,
    `${events.length === 1 ? "1 event" : `${events.length} events`}, of them ${refused.length} refused.`,
    ...refused.map(
      ({ n, reason }) =>
        `  Number ${n + 1} (${events[n]!.kind}, ${moment(events[n]!.at)}): ${refusalWords(reason, moment)}`,
    ),
    `Level ${levelOf(farm)}, ${farm.pence} pence.`,
    `Hash ${hashFarm(farm)}`,
  ];
  return accept(lines.join("\n"));
}
