// How the room is looked at: the three views, the camera, furnishing or building, walking inside.
import type { QuarterTurn } from "../../model/room.ts";
import { normaliseTurn } from "../../rules/box.ts";
import type { Editor } from "../editor.ts";
import { announcements, actionNames as names } from "../strings.ts";
import type { Mode, Trade } from "../viewSettings.ts";
import { type Action, always, type Moment } from "./action.ts";

export const ZOOM = { least: 0.5, most: 6, step: 1.25 } as const;

export function showMode({ view, say }: Editor, mode: Mode): void {
  view.set({ mode, isWalking: false });
  say(announcements.view[mode]);
}

export function takeUp({ view, session, overlays, say }: Editor, trade: Trade): void {
  session.rest();
  overlays.set({ isShelfOpen: true });
  if (trade === "build") session.select([]);
  view.set({ trade, isWalking: false });
  say(announcements.trade[trade]);
}

const view = (mode: Mode, key: string): Action => ({
  group: "view",
  label: names[mode],
  keys: [key],
  isPossible: always,
  isOn: ({ view }) => view.mode === mode,
  run: (editor) => showMode(editor, mode),
});

const isSeen = ({ view }: Moment): boolean => view.mode !== "list";

function turnRoom({ view, say }: Editor, by: number): void {
  const quarter: QuarterTurn = normaliseTurn(view.state().quarter + by);
  view.set({ quarter });
  say(announcements.facing[quarter]!);
}

function zoomBy({ view, say }: Editor, factor: number): void {
  const wanted = view.state().zoom * factor;
  const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, wanted));
  view.set({ zoom });
  say(announcements.zoom(Math.round(zoom * 100)));
}

export const viewActions = {
  scene: view("scene", "1"),
  plan: view("plan", "2"),
  list: view("list", "3"),
  turnRoomLeft: {
    group: "view",
    label: names.turnRoomLeft,
    keys: ["Q"],
    isPossible: isSeen,
    run: (editor) => turnRoom(editor, 1),
  },
  turnRoomRight: {
    group: "view",
    label: names.turnRoomRight,
    keys: ["E"],
    isPossible: isSeen,
    run: (editor) => turnRoom(editor, -1),
  },
  zoomIn: {
    group: "view",
    label: names.zoomIn,
    keys: ["+", "="],
    isPossible: (moment) => isSeen(moment) && moment.view.zoom < ZOOM.most,
    run: (editor) => zoomBy(editor, ZOOM.step),
  },
  zoomOut: {
    group: "view",
    label: names.zoomOut,
    keys: ["-", "_"],
    isPossible: (moment) => isSeen(moment) && moment.view.zoom > ZOOM.least,
    run: (editor) => zoomBy(editor, 1 / ZOOM.step),
  },
  wholeRoom: {
    group: "view",
    label: names.wholeRoom,
    keys: ["0"],
    isPossible: isSeen,
    run: ({ view, say }) => {
      view.set({ zoom: 1, pan: { x: 0, z: 0 } });
      say(announcements.zoom(100));
    },
  },
  build: {
    group: "view",
    label: names.build,
    keys: ["B"],
    isPossible: always,
    wording: ({ view }) => (view.trade === "build" ? names.furnish : names.build),
    isOn: ({ view }) => view.trade === "build",
    run: (editor) => takeUp(editor, editor.view.state().trade === "build" ? "furnish" : "build"),
  },
  walk: {
    group: "view",
    label: names.walk,
    keys: ["W"],
    isPossible: always,
    isOn: ({ view }) => view.isWalking,
    run: ({ view, session, say }) => {
      session.rest();
      const isWalking = !view.state().isWalking;
      view.set(isWalking ? { isWalking, mode: "scene" } : { isWalking });
      say(isWalking ? announcements.walking : announcements.stoppedWalking);
    },
  },
  photo: {
    group: "view",
    label: names.photo,
    keys: ["P"],
    isPossible: ({ view, tool }) =>
      view.mode !== "list" && !view.isWalking && tool.at !== "holding",
    // The room is photographed as it stands in 3D.
    run: ({ overlays, view }) => {
      view.set({ mode: "scene" });
      overlays.set({ open: { kind: "photo" } });
    },
  },
} satisfies Record<string, Action>;
