// The pages that there are for each season of the country: whoever asks gets that of the day.
import { join } from "node:path";
import { seasonAt } from "../../src/fields/calendar.ts";
import { type Season, seasons } from "../../src/models/seasons.ts";
import { readSiteFiles, type SiteFiles } from "./siteFiles.ts";

/** Milliseconds since 1970. */
type Clock = () => number;

/** The files, and in their place whatever the folder of the season has. */
export async function inSeason(
  files: SiteFiles,
  seasonsDir: string,
  clock: Clock,
): Promise<Pick<SiteFiles, "get">> {
  const read = seasons.map(
    async (season) => [season, await readSiteFiles(join(seasonsDir, season))] as const,
  );
  const drawn = new Map<Season, SiteFiles>(await Promise.all(read));
  return {
    get: (address) => drawn.get(seasonAt(new Date(clock())))?.get(address) ?? files.get(address),
  };
}
