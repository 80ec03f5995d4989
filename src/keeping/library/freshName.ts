// A name that no other room has, by counting up: Kitchen, Kitchen 2, Kitchen 3.
import { LONGEST_NAME } from "../../room/model/units.ts";

export function freshName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const stem = name.replace(/ \d+$/, "");
  for (let n = 2; ; n++) {
    const tail = ` ${n}`;
    // By characters, or half of one could be left at the cut.
    const letters = [...stem];
    while (letters.join("").length + tail.length > LONGEST_NAME) letters.pop();
    const wanted = `${letters.join("").trimEnd()}${tail}`;
    if (!taken.has(wanted)) return wanted;
  }
}
