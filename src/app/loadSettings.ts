// Fetches the server's settings, once for the whole site.
import { link } from "../lib/link.ts";
import { settingsLoader } from "../lib/settingsLoader.ts";

const patience = 10_000;

export const loadSettings = settingsLoader(async () => {
  const answer = await fetch(link("/api/settings"), { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`The server answered ${answer.status} instead of its settings.`);
  return answer.text();
});
