// How much a page may need before it is whole and what it may fetch as it is used, in bytes after gzip at level 9.
import type { RouteName } from "../../src/routes/routes.ts";
import type { LateBudget } from "./weighLate.ts";

/** The JavaScript of every kind of page, a few per cent above its weight of today. */
export const sizeBudget: Readonly<Partial<Record<RouteName | "notFound", number>>> = {
  landing: 90_500,
  play: 97_000,
  roomDesigner: 98_000,
  myFields: 129_500,
  news: 106_000,
  article: 106_000,
  fields: 132_000,
  field: 145_500,
  parish: 132_000,
  world: 142_000,
  rooms: 103_000,
  room: 103_000,
  rules: 129_500,
  notFound: 92_000,
};

/** A page that has no line of its own above. */
export const anyPage = 92_000;

/** By how much more another studio's links, chains, tokens and words may weigh than ours, on each page. */
export const studiosOwn = 2_000;

/** Every worker, with all that is in it, and every sheet. */
export const fileBudget: Readonly<Record<string, number>> = {
  "buildLand.worker": 87_600,
  "buildFarm.worker": 136_600,
  "buildCountry.worker": 12_000,
  "light.worker": 6_500,
  "model.worker": 47_000,
  "playWeeks.worker": 29_900,
  "remake.worker": 3_300,
  "yearDays.worker": 37_300,
  "editor.css": 15_600,
  "farm.css": 9_900,
  "pages.css": 17_800,
  "style.css": 30_600,
};

/** The service worker, and all that it keeps for use without a network. */
export const offlineBudget = { worker: 2_500, files: 2_067_000 };

const sections = [
  "hero/Hero",
  "overview/Overview",
  "flexibleGameplay/FlexibleGameplay",
  "world/World",
  "alphaFields/AlphaFields",
  "roomBand/RoomBand",
  "news/News",
];

/** What a page fetches when it stands, or as soon as it is used. */
export const lateBudgets: readonly LateBudget[] = [
  {
    // With the start and the connect dialog, which comes when the page has rested, no more than 138 kB; the section below, with its four days of a farm, is near.
    name: "the landing page, untouched",
    on: "/",
    chunks: ["src/landing/hero/Hero.tsx", "src/landing/overview/Overview.tsx"],
    most: 17_600,
  },
  {
    name: "the landing page, read to its end",
    on: "/",
    chunks: sections.map((section) => `src/landing/${section}.tsx`),
    most: 81_200,
  },
  {
    name: "another week on paper",
    on: "/",
    chunks: ["src/landing/flexibleGameplay/simulateWeeks.ts"],
    most: 41_300,
    notOn: "/",
  },
  {
    name: "the bed of the landing page, sown",
    on: "/",
    chunks: ["src/landing/overview/SownBed.tsx"],
    most: 66_700,
    notOn: "/",
  },
  {
    name: "the live map of the country, once somebody is at the front page",
    on: "/",
    chunks: ["src/landing/world/World.tsx", "src/world/elsewhere/LiveCountry.tsx"],
    most: 308_000,
  },
  {
    name: "connecting a wallet",
    on: "/",
    chunks: ["connect", "packages/wallet-kit/src/core/openCore.ts"],
    most: 88_000,
    notOn: "/",
  },
  {
    name: "signing in, and the account",
    on: "/",
    chunks: [
      "packages/wallet-kit/src/connected/AccountButton.tsx",
      "packages/wallet-kit/src/connected/ConnectedDialogs.tsx",
      "packages/wallet-kit/src/verify/VerifyDialog.tsx",
      "src/app/AccountExtras.tsx",
    ],
    most: 125_000,
    notOn: "/",
  },
  {
    name: "the exchange",
    on: "/my-fields",
    chunks: ["src/exchange/openExchange.ts", "src/exchange/protocol/index.ts"],
    most: 48_000,
    notOn: "/",
  },
  {
    name: "one's own fields",
    on: "/my-fields",
    chunks: ["src/myFields/openFieldReader.ts"],
    most: 98_000,
    notOn: "/",
  },
  {
    name: "a field in 3D",
    on: "/fields/:id",
    chunks: ["src/alphaFields/live/LiveField.tsx"],
    most: 237_000,
    notOn: "/fields",
  },
  {
    name: "the live map of the country",
    on: "/world",
    chunks: ["src/world/map/LiveWorld.tsx"],
    most: 277_200,
    notOn: "/",
  },
  {
    name: "the owner of a field",
    on: "/fields/:id",
    chunks: ["src/alphaFields/owner/IndexedOwner.tsx", "src/alphaFields/owner/ContractOwner.tsx"],
    most: 96_000,
    notOn: "/fields",
  },
  { name: "the farm, as a bed", on: "/play", chunks: ["playedFarm"], most: 94_700, notOn: "/" },
  {
    name: "a farm, opened by the whole law",
    on: "/play",
    chunks: ["playedFarm", "wholeLaw"],
    most: 121_100,
    notOn: "/",
  },
  {
    name: "the farm with its dialogs and all its papers",
    on: "/play",
    chunks: [
      "playedFarm",
      "wholeLaw",
      "src/play/page/FarmDialogs.tsx",
      "src/play/papers/sheets.ts",
      "src/play/today/Today.tsx",
    ],
    most: 166_800,
    notOn: "/",
  },
  {
    name: "the farm in the round",
    on: "/play",
    chunks: ["playedFarm", "src/play/scene/RoundFarm.tsx"],
    most: 425_000,
    notOn: "/",
  },
  {
    // Of it 41.5 kB are the library that puts a film into a file.
    name: "a film of a farm's year, with all that draws and writes it",
    on: "/play",
    chunks: [
      "playedFarm",
      "src/play/year/YearDialog.tsx",
      "src/play/year/yearCard.ts",
      "src/play/year/yearWork.ts",
      "src/play/year/filmFile.ts",
    ],
    most: 514_000,
    notOn: "/",
  },
  {
    name: "sound, once it is turned on",
    on: "/play",
    chunks: ["src/sound/speaker.ts"],
    most: 6_000,
    notOn: "/",
  },
  {
    name: "the room editor in 3D",
    on: "/room-designer",
    chunks: ["roomEditor", "src/room/stage/openStage.ts"],
    data: ["assets/furniture-", "assets/parts-"],
    most: 427_500,
    notOn: "/",
  },
  {
    name: "the room editor on the plan",
    on: "/room-designer",
    chunks: ["roomEditor", "src/room/planView/PlanView.tsx"],
    data: ["assets/furniture-", "assets/parts-"],
    most: 277_000,
    notOn: "/",
  },
  {
    // All that whoever photographs a room in 3D has fetched; of it 13.7 kB are for that alone.
    name: "the room editor in 3D, with a camera",
    on: "/room-designer",
    chunks: [
      "roomEditor",
      "src/room/stage/openStage.ts",
      "src/room/frame/photo/PhotoDialog.tsx",
      "src/room/stage/photo/openPhotoRoom.ts",
    ],
    data: ["assets/furniture-", "assets/parts-"],
    most: 453_200,
    notOn: "/",
  },
  {
    name: "all of the room editor",
    on: "/room-designer",
    chunks: [
      "roomEditor",
      "src/room/stage/openStage.ts",
      "src/room/stage/file/roomFile.ts",
      "src/room/stage/file/usdz.ts",
      "src/room/stage/light/lightBaker.ts",
      "src/room/planView/PlanView.tsx",
      "src/room/listView/ListView.tsx",
      "src/room/sceneView/drawing/DrawingView.tsx",
      "src/room/sceneView/WalkControls.tsx",
      "src/room/frame/build/BuildPanel.tsx",
      "src/room/frame/dialogs/Dialogs.tsx",
      "src/room/frame/commissions/CommissionsDialog.tsx",
      "src/room/frame/commissions/CommissionCard.tsx",
      "src/room/rooms/RoomDialogs.tsx",
      "src/room/panels/PlacedList.tsx",
      "src/room/pictures/MyPictures.tsx",
      "src/room/pictures/remake.ts",
      "src/room/online/openRoomsAccount.ts",
      "src/room/online/ShareDialog.tsx",
      "src/room/owned/OwnFields.tsx",
    ],
    data: ["assets/furniture-", "assets/parts-"],
    most: 546_000,
    notOn: "/",
  },
  {
    name: "reporting a room that somebody shows",
    on: "/rooms/:id",
    chunks: ["src/room/share/ReportDialog.tsx"],
    most: 13_500,
    notOn: "/rooms",
  },
  {
    name: "further ways to share a room that somebody shows",
    on: "/rooms/:id",
    chunks: ["src/room/share/LinkFormsDialog.tsx"],
    most: 13_500,
    notOn: "/rooms",
  },
];
