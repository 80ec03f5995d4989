// What is told of the routes of uploaded pictures.
import * as v from "valibot";
import type { Operations } from "../api/operation.ts";
import { countSchema, nothing, timeSchema, unchanged } from "../api/parts.ts";
import { uploadPictureTypes } from "../http/checkWrite.ts";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const about = {
  hash,
  type: v.picklist(uploadPictureTypes),
  width: countSchema,
  height: countSchema,
  bytes: countSchema,
};
const picture = v.pipe(v.strictObject(about), v.title("Picture"));
const quota = v.strictObject({ most: countSchema, used: countSchema });

export const pictureOperations: Operations = {
  "GET /api/pictures": {
    summary: "The pictures that the holder keeps here, and how many there may be.",
    isForHolders: true,
    answers: {
      200: {
        says: "The one last uploaded first.",
        body: v.strictObject({
          pictures: v.array(v.strictObject({ ...about, heldAt: timeSchema })),
          quota: v.strictObject({ pictures: quota, bytes: quota }),
        }),
      },
    },
  },
  "PUT /api/pictures/:hash": {
    summary: "Keeps a picture under the SHA-256 of its bytes.",
    isForHolders: true,
    path: { hash },
    body: uploadPictureTypes,
    answers: {
      200: { says: "The holder had it before.", body: picture },
      201: { says: "It is kept.", body: picture },
    },
    refusals: [
      "not-a-picture",
      "not-found",
      "over-quota",
      "storage-full",
      "too-many-requests",
      "withdrawn",
      "wrong-hash",
    ],
  },
  "DELETE /api/pictures/:hash": {
    summary: "Lets go of a picture; where it hangs it goes on hanging.",
    isForHolders: true,
    path: { hash },
    answers: { 204: nothing },
    refusals: ["not-found"],
  },
  "GET /pictures/:hash": {
    summary: "A picture that somebody uploaded.",
    path: { hash },
    answers: { 200: { says: "Its bytes.", body: "image/*", headers: ["ETag"] }, 304: unchanged },
    refusals: ["not-found"],
  },
};
