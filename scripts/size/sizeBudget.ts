// How much JavaScript a page may need before it is whole, in bytes after gzip at level 9.
import type { RouteName } from "../../src/routes/routes.ts";
import type { LateBudget } from "./weighLate.ts";

/** Every kind of page has one, a few per cent above its weight of today. */
export const sizeBudget: Readonly<Record<RouteName | "notFound", number>> = {
  landing: 84_000,
  roomDesigner: 93_000,
  myFields: 107_000,
  news: 101_000,
  article: 101_000,
  fields: 109_000,
  field: 114_000,
  rooms: 95_000,
  room: 97_000,
  notFound: 88_000,
};

/** What a page fetches when it stands. */
export const lateBudgets: readonly LateBudget[] = [
  {
    name: "the room editor in 3D",
    on: "/room-designer",
    chunks: ["roomEditor", "src/room/stage/openStage.ts"],
    data: ["assets/furniture-", "assets/parts-"],
    most: 362_000,
    notOn: "/",
  },
];
