// What a refused picture is told: a stable code for the program, a sentence for the person.
import type { Overspent } from "../budgets/openBudgets.ts";
import { type Problem, problem, waitHeader } from "../http/problem.ts";
import type { Use } from "./heldPictures.ts";
import {
  LONGEST_UPLOAD_SIDE,
  MOST_HELD_BYTES,
  MOST_UPLOAD_PIXELS,
  MOST_UPLOADED_PICTURES,
} from "./limits.ts";

export const notAPicture = problem(
  "not-a-picture",
  "Only PNG, JPEG and WebP pictures that stand still can be kept here.",
);

export const wrongHash = problem(
  "wrong-hash",
  "The address of a picture must be the SHA-256 of its bytes.",
);

export const tooManyPixels = (width: number, height: number): Problem =>
  problem(
    "too-large",
    `This picture has ${width} by ${height} pixels; it may have ${MOST_UPLOAD_PIXELS} in all, ` +
      `and ${LONGEST_UPLOAD_SIDE} along a side.`,
    { more: { limit: "pixels", most: MOST_UPLOAD_PIXELS, used: width * height } },
  );

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_048_576)} MB`;

export const tooManyPictures = ({ pictures, bytes }: Use): Problem =>
  pictures >= MOST_UPLOADED_PICTURES
    ? problem(
        "over-quota",
        `You keep ${pictures} pictures here, and ${MOST_UPLOADED_PICTURES} is the most.`,
        { more: { limit: "pictures", most: MOST_UPLOADED_PICTURES, used: pictures } },
      )
    : problem(
        "over-quota",
        `Your pictures take ${inMegabytes(bytes)} of ${inMegabytes(MOST_HELD_BYTES)}; this one does not fit.`,
        { more: { limit: "pictureBytes", most: MOST_HELD_BYTES, used: bytes } },
      );

export const pictureWithdrawn = problem(
  "withdrawn",
  "This picture was taken down by the people who run the site.",
);

/** Tells when to come again. */
export function uploadQuotaSpent({ kind, most, waitMs }: Overspent): Problem {
  const headers = waitHeader(waitMs);
  if (kind === "all") {
    return problem(
      "storage-full",
      "So many pictures have come from everybody within a day that the server takes no more now. " +
        "Nothing you have kept is lost.",
      { headers },
    );
  }
  const detail =
    kind === "account"
      ? `You have brought ${most} new pictures within a day, and that is the most.`
      : `${most} new pictures have come from your network within a day, and that is the most.`;
  return problem("too-many-requests", detail, { headers, more: { limit: "uploads", most } });
}

export const storageFull = problem(
  "storage-full",
  "There is no room for more pictures on the server now. Nothing you have kept is lost.",
  { headers: { "Retry-After": "600" } },
);
