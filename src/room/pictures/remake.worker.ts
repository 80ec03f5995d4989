// Draws pictures anew in a thread of its own: a photograph takes longer than a frame.
import { answerRequests } from "../../lib/worker/answerRequests.ts";
import { type Remaking, remake } from "./remake.ts";

export type RemakeRequest = { readonly kind: "remake"; readonly file: Blob };
export type RemakeAnswers = { readonly remake: Remaking };

answerRequests<RemakeRequest, RemakeAnswers>(
  { remake: ({ file }) => remake(file, (width, height) => new OffscreenCanvas(width, height)) },
  { transfer: { remake: (made) => (made.ok ? [made.value.bytes] : []) } },
);
