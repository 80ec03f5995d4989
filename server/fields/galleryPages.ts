// What the gallery is drawn from: whether the pictures of the page that is asked for lie on a sheet.
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { GivenGallery } from "../../src/fields/givenGallery.ts";
import { readFieldQuery } from "../../src/fields/search/fieldQuery.ts";
import type { Problem } from "../http/problem.ts";
import type { FieldSheets } from "./fieldSheets.ts";

type Parts = { size: number; sheets: Pick<FieldSheets, "has"> };

export const galleryPages =
  ({ size, sheets }: Parts) =>
  async (_: string, search: string): Promise<Result<GivenGallery, Problem>> => {
    const { filters, parish, page } = readFieldQuery(search, size);
    // What is sifted out lies on many sheets.
    if (Object.keys(filters).length > 0 || parish !== null) return accept({ sheet: null });
    const n = page - 1;
    return accept({ sheet: (await sheets.has({ kind: "page", n })) ? n : null });
  };
