// Where a Chromium may already lie on this machine, likeliest first.
import { existsSync } from "node:fs";
import path from "node:path";

type Machine = { platform: NodeJS.Platform; searchPath: string };

// The first is Chromium without a window: a page opens there in a sixth less of a processor's time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];

const knownPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    "/usr/lib/chromium/chromium-headless-shell",
    "/usr/lib/chromium/chromium",
    "/snap/bin/chromium",
    "/opt/google/chrome/chrome",
  ],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
};

export function browserPlaces({ platform, searchPath }: Machine): string[] {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...new Set([...onPath, ...(knownPlaces[platform] ?? [])])];
}

/** The browser a test run uses when it was not started by one of the project's commands. */
export function installedBrowser(): string | undefined {
  const { CHROMIUM, PATH = "" } = process.env;
  if (CHROMIUM) return CHROMIUM;
  return browserPlaces({ platform: process.platform, searchPath: PATH }).find(existsSync);
}
