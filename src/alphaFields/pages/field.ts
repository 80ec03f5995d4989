// The page of one field as the shell and the server see it.
import site from "../../../site.config.ts";
import { skyFrames } from "../../fields/diorama/frames.ts";
import { parishName } from "../../fields/parishNames.ts";
import { parishOf } from "../../fields/place.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { fieldWords } from "../../fields/words.ts";
import type { Page } from "../../lib/page.ts";
import { FieldPage } from "../FieldPage.tsx";
import { fieldPicture } from "../fieldLinks.ts";
import type { FieldPageParts } from "../parts.ts";
import { strings } from "../strings.ts";

export function fieldPage(id: number, parts: FieldPageParts): Page {
  const traits = fieldTraits(site.collection.address, id);
  const { width, height } = skyFrames.card;
  const words = fieldWords(traits);
  return {
    title: strings.field(id),
    description: strings.description(words, parishName(parishOf(id))),
    image: {
      url: fieldPicture(id, { form: "png", frame: "card" }),
      width,
      height,
      alt: strings.picture(id, words),
    },
    Content: FieldPage.bind(null, { traits, parts }),
  };
}
