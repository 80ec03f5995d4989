// What is said of the room designer, of the news and of the site itself.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { posts } from "virtual:news";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GUEST_DAYS } from "../../../server/rooms/guests.ts";
import site from "../../../site.config.ts";
import { pieces as made } from "../../../src/farm/tables/pieces.ts";
import { fromFurniture } from "../../../src/room/catalogue/furniture.ts";
import { ways } from "../../../src/room/introduction/strings.ts";
import { CaptionField, ShareSettings } from "../../../src/room/online/ShareSettings.tsx";
import { blankRoom } from "../../../src/room/template/index.ts";
import * as feeds from "../../news/feeds.ts";
import { type Claim, claim, counts } from "../claim.ts";

const root = resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const DAY = 86_400_000;
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2026, month),
  ),
);

const dayOf = (path: string) => {
  const post = posts.find(({ slug }) => path === `/news/${slug}`);
  return post ? Date.parse(post.date) : Number.NaN;
};

/** A date on the page of a post is that post's, elsewhere that of one of them. */
const dates = months.flatMap((name, month) =>
  [name, name.slice(0, 3)].map((said) =>
    claim(`{n} ${said} {n}`, ({ numbers: [day, year], path }) => {
      const at = Date.UTC(year!, month, day);
      return posts.some(({ date }) => Date.parse(date) === at) && (dayOf(path) || at) === at;
    }),
  ),
);

const pieces = fromFurniture((baked) => baked.pieces.length);

const walls = () => Object.keys(blankRoom().shell.walls).length;

/** The ways of looking at a room. */
const modes = () =>
  /export type Mode = (.*);/.exec(read("src/room/editor/viewSettings.ts"))?.[1]?.split("|") ?? [];

/** What is asked of a room that is shared, none of it answered by itself. */
function sharingQuestions(): number {
  const onSharing = () => {};
  const asked =
    renderToStaticMarkup(
      createElement(ShareSettings, {
        sharing: {},
        name: null,
        mayList: true,
        isShown: false,
        onSharing,
      }),
    ) +
    renderToStaticMarkup(
      createElement(CaptionField, { value: "", onValue: onSharing, onKeep: undefined }),
    );
  return asked.includes("checked") ? -1 : asked.split("<input").length - 1;
}

/** What solid things are made of. */
const shapes = () =>
  new Set(
    [...read("src/models/parts.ts").matchAll(/readonly shape: "(\w+)"/g)].map(([, name]) => name),
  );

const { scripts } = JSON.parse(read("package.json"));
const isCommand = (name: string) => Object.hasOwn(scripts, name);

/** In how many forms each picture lies there; link previews have one of their own. */
const forms = () =>
  new Set(
    readdirSync(join(root, "src/stills/images"))
      .map((file) => extname(file))
      .filter((end) => end !== ".jpg"),
  );

export const siteClaims: readonly Claim[] = [
  ...dates,
  claim("{n} days ago we wrote that the marrow will wait", ({ numbers: [days], path }) => {
    return dayOf(path) - dayOf("/news/the-marrow-will-wait") === days! * DAY;
  }),
  claim("{n} and more pieces to put between them", ({ numbers: [n] }) => pieces() >= n!),
  counts("^{n} ways in, and none of them is the back door", () => [ways.length]),
  counts("there are {n} bare walls", () => [walls()]),
  counts("^{n} walls, a window and", () => [walls()]),
  counts("{n} ways to look", () => [modes().length]),
  counts("are {n} questions of their own, and all {n} begin with no", () => [
    sharingQuestions(),
    sharingQuestions(),
  ]),
  counts("sharing has become {n} questions instead of one", () => [sharingQuestions()]),
  claim("a link is open for {n} days", ({ numbers: [days] }) => days === GUEST_DAYS),
  claim(
    "made from {n} sheaves of wheat",
    ({ numbers: [sheaves] }) => made["wheat-sheaf"].goods?.wheat === sheaves,
  ),
  claim("{n} commands", ({ numbers: [n] }) => n === 2 && ["start", "test"].every(isCommand)),
  counts("{n} feeds", () => [Object.values(feeds).length]),
  counts("{n} fields, each known by its number", () => [site.collection.size]),
  counts("The language has {n} words", () => [shapes().size]),
  counts("how far {n} words go", () => [shapes().size]),
  counts("saved in the {n} smallest formats", () => [forms().size]),
];
