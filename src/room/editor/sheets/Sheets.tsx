// Fetches the dialogs when the first of them is asked for; from then on they are there.
import { useState } from "react";
import { apart } from "../apart.tsx";
import { useDesk } from "../EditorContext.ts";

const AllSheets = apart(async () => (await import("./AllSheets.tsx")).AllSheets);

const kinds: ReadonlySet<string> = new Set(["history", "keys", "lineUp", "name"]);

export function Sheets() {
  const isWanted = useDesk(({ open }) => open !== null && kinds.has(open.kind));
  const [isNeeded, setNeeded] = useState(false);
  if (isWanted && !isNeeded) setNeeded(true);
  return isNeeded && <AllSheets />;
}
