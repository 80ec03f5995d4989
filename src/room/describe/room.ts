// The room in sentences: its size and light, its doors and windows, what stands in it.
import type { Catalogue } from "../model/catalogue.ts";
import { type RoomDocument, type WallSide, wallSides } from "../model/room.ts";
import { marked } from "../rules/marks.ts";
import { itemName, lower, modelName, upper } from "./names.ts";
import { lightPhrases, sideNames, strings } from "./strings.ts";

/** An alternative text is heard from end to end. */
const MOST_SAID = 6;

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${strings.and} ${parts.at(-1)}`;
}

function openingsOn({ openings }: RoomDocument, catalogue: Catalogue, wall: WallSide): string {
  const here = [...openings.values()]
    .filter((opening) => opening.wall === wall)
    .sort((a, b) => a.along - b.along || (a.id < b.id ? -1 : 1));
  if (here.length === 0) return "";
  const names = here.map(({ model }) => strings.a(lower(modelName(catalogue, model))));
  return strings.openings(listed(names), sideNames[wall]);
}

/** Those with a mark, each with what it says; of many only the first. */
function madeWords(document: RoomDocument, catalogue: Catalogue): string {
  const marks = [...marked(document, catalogue)];
  const said = marks
    .slice(0, MOST_SAID)
    .map(([id, mark]) => strings.made(itemName(catalogue, document.items.get(id)!), mark));
  const more = marks.length - said.length;
  if (more > 0) said.push(strings.moreMade(more));
  return said.join(" ");
}

/** Also the alternative text of a picture of the room. */
export function describeRoom(document: RoomDocument, catalogue: Catalogue): string {
  const { name, size, light } = document.shell;
  const openings = wallSides
    .map((wall) => openingsOn(document, catalogue, wall))
    .filter((part) => part !== "");
  const count = document.items.size;
  return [
    strings.room(name, size.columns, size.rows, lightPhrases[light]),
    openings.length > 0 ? `${upper(openings.join(", "))}.` : "",
    count + openings.length === 0 ? strings.blank : strings.stand(count),
    madeWords(document, catalogue),
  ]
    .filter((part) => part !== "")
    .join(" ");
}
