// What went wrong with the account's rooms, in words that say what to do.
import type { Trouble } from "../../keeping/sync/accountApi.ts";
import { strings } from "./strings.ts";

export function troubleWords(trouble: Trouble): string {
  switch (trouble.kind) {
    case "tooManyRooms":
      return strings.trouble.tooManyRooms(trouble.most);
    case "tooLarge":
      return strings.trouble.tooLarge(trouble.most);
    case "refused":
      return trouble.words;
    default:
      return strings.trouble[trouble.kind];
  }
}
