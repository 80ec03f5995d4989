// What a film and its sheet are drawn from: the log, folded, with the faces and letters that its card has.
import site from "../../../site.config.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { fieldTraits } from "../../fields/traits.ts";
import type { PlayedFarm } from "../session/playedFarm.ts";
import type { EndCard } from "./drawEndCard.ts";
import { filmFaces } from "./filmFaces.ts";
import { filmLetters } from "./filmLetters.ts";
import type { FilmSpan } from "./filmSpan.ts";
import { yearInThread } from "./yearThread.ts";

/** Null where the log is not to be had, or nobody waits any more. */
export async function yearCard(
  played: Pick<PlayedFarm, "log">,
  span: FilmSpan,
  signal: AbortSignal,
): Promise<EndCard | null> {
  const log = await played.log();
  if (!log.ok) return null;
  const told = await yearInThread({ ...log.value, span }, signal);
  if (!told) return null;
  const { field } = told.end;
  const [faces, letters] = await Promise.all([filmFaces(told.end), filmLetters()]);
  const name = fieldName(field, fieldTraits(site.collection.address, field));
  return { told, fieldName: name, faces, letters };
}
