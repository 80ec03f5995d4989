// Addresses of pictures for the model worker, which may fetch none of them itself.
import { pictureKey } from "../model/picturesIn.ts";
import type { PictureRef } from "../model/room.ts";
import type { PictureUrls } from "./requests.ts";

export async function pictureUrls(
  pictures: readonly PictureRef[],
  urlOf: (picture: PictureRef) => Promise<string | null>,
): Promise<PictureUrls> {
  const urls = new Map<string, string>();
  await Promise.all(
    pictures.map(async (picture) => {
      const url = await urlOf(picture).catch(() => null);
      if (url !== null) urls.set(pictureKey(picture), url);
    }),
  );
  return urls;
}
