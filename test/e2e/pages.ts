// Every kind of page a visitor can meet, for tests that hold on all of them.
import { readdirSync } from "node:fs";
import { openRoomPath } from "./openRoom.ts";

const newest = readdirSync(new URL("../../content/news", import.meta.url))
  .filter((name) => name.endsWith(".md"))
  .sort()
  .at(-1)!;

export const articlePath = `/news/${newest.slice("2026-01-01-".length, -".md".length)}`;

export const pages = [
  "/",
  "/room-designer",
  "/my-fields",
  "/news",
  articlePath,
  "/rooms",
  openRoomPath,
  "/fields",
  "/fields/417",
  "/no-such-page",
];
