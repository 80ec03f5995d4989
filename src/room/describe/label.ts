// What an entry of the history is called: Move oak table.
import type { Label, Subject } from "../history/label.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { lower, modelName } from "./names.ts";
import { lightPhrases, sideNames, strings, verbNames } from "./strings.ts";

function subjectWords(catalogue: Catalogue, subject: Subject): string {
  switch (subject.kind) {
    case "item":
      return subject.name ?? lower(modelName(catalogue, subject.model));
    case "items":
      return strings.things(subject.count);
    case "opening":
      return lower(modelName(catalogue, subject.model));
    case "wall":
      return sideNames[subject.wall];
    case "light":
      return lightPhrases[subject.light];
    case "room":
      return "";
  }
}

export const describeLabel = (catalogue: Catalogue, { verb, subject }: Label): string =>
  verbNames[verb](subjectWords(catalogue, subject));

export const undoneWords = (catalogue: Catalogue, label: Label): string =>
  strings.undone(lower(describeLabel(catalogue, label)));

export const redoneWords = (catalogue: Catalogue, label: Label): string =>
  strings.redone(lower(describeLabel(catalogue, label)));
