import { describe, expect, test } from "vitest";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { createSendPictures } from "./roomsApi.ts";

const [own, elsewhere] = ["0a".repeat(32), "0b".repeat(32)];
const upload = (hash: string) => ({ kind: "upload", hash, alt: "" }) as const;

function hung() {
  const room = furnishedRoom();
  const { shell } = room;
  const floor = { ...shell.floor, picture: upload(elsewhere) };
  const north = { ...shell.walls.north, picture: upload(own) };
  const walls = { ...shell.walls, north };
  return { ...room, shell: { ...shell, backdrop: upload(own), floor, walls } };
}

function account(sent: string[], isReached = true) {
  return createSendPictures({
    api: {
      pictures: async () => ({ ok: true, value: new Set<string>() }),
      sendPicture: async (hash) => {
        if (!isReached) return { ok: false, reason: { kind: "unreachable" } };
        sent.push(hash);
        return { ok: true, value: null };
      },
    },
    read: async (hash) => (hash === own ? new Blob(["x"], { type: "image/png" }) : null),
  });
}

describe("roomsApi", () => {
  test("each picture of this device goes once, wherever it hangs", async () => {
    const sent: string[] = [];
    const send = account(sent);
    expect(await send(hung())).toBeNull();
    expect(await send(hung())).toBeNull();
    expect(sent).toEqual([own]);
  });

  test("a room waits for its pictures while the server is not reached", async () => {
    expect(await account([], false)(hung())).toEqual({ kind: "unreachable" });
  });
});
