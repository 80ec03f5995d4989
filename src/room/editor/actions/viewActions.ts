// How the room is looked at: the three views, the camera, furnishing or building, walking inside.
import type { Turn } from "../../model/room.ts";
import { turned } from "../../rules/box.ts";
import type { Editor } from "../editor.ts";
import type { Mode, Trade } from "../look.ts";
import { actionNames as names, said } from "../strings.ts";
import { type Action, always, type Moment } from "./action.ts";

export const ZOOM = { least: 0.5, most: 6, step: 1.25 } as const;

export function showMode({ look, say }: Editor, mode: Mode): void {
  look.set({ mode, isWalking: false });
  say(said.view[mode]);
}

export function takeUp({ look, session, say }: Editor, trade: Trade): void {
  session.rest();
  if (trade === "build") session.select([]);
  look.set({ trade, isWalking: false });
  say(said.trade[trade]);
}

const view = (mode: Mode, key: string): Action => ({
  group: "view",
  label: names[mode],
  keys: [key],
  isPossible: always,
  isOn: ({ look }) => look.mode === mode,
  run: (editor) => showMode(editor, mode),
});

const isSeen = ({ look }: Moment): boolean => look.mode !== "list";

function turnRoom({ look, say }: Editor, by: number): void {
  const quarter: Turn = turned(look.state().quarter + by);
  look.set({ quarter });
  say(said.facing[quarter]!);
}

function zoomBy({ look, say }: Editor, factor: number): void {
  const wanted = look.state().zoom * factor;
  const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, wanted));
  look.set({ zoom });
  say(said.zoom(Math.round(zoom * 100)));
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
    isPossible: (moment) => isSeen(moment) && moment.look.zoom < ZOOM.most,
    run: (editor) => zoomBy(editor, ZOOM.step),
  },
  zoomOut: {
    group: "view",
    label: names.zoomOut,
    keys: ["-", "_"],
    isPossible: (moment) => isSeen(moment) && moment.look.zoom > ZOOM.least,
    run: (editor) => zoomBy(editor, 1 / ZOOM.step),
  },
  wholeRoom: {
    group: "view",
    label: names.wholeRoom,
    keys: ["0"],
    isPossible: isSeen,
    run: ({ look, say }) => {
      look.set({ zoom: 1, pan: { x: 0, z: 0 } });
      say(said.zoom(100));
    },
  },
  build: {
    group: "view",
    label: names.build,
    keys: ["B"],
    isPossible: always,
    wording: ({ look }) => (look.trade === "build" ? names.furnish : names.build),
    isOn: ({ look }) => look.trade === "build",
    run: (editor) => takeUp(editor, editor.look.state().trade === "build" ? "furnish" : "build"),
  },
  walk: {
    group: "view",
    label: names.walk,
    keys: ["W"],
    isPossible: always,
    isOn: ({ look }) => look.isWalking,
    run: ({ look, session, say }) => {
      session.rest();
      const isWalking = !look.state().isWalking;
      look.set(isWalking ? { isWalking, mode: "scene" } : { isWalking });
      say(isWalking ? said.walking : said.stoppedWalking);
    },
  },
} satisfies Record<string, Action>;
