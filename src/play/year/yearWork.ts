// The work on a film or a sheet: picture after picture, until it is done or stopped; it goes on with the next one that is missing.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type DayPainter, openScenePainter, openWeekPainter } from "./dayPainter.ts";
import type { EndCard } from "./drawEndCard.ts";
import { openFilmEncoder } from "./filmEncoder.ts";
import { filmLayouts } from "./filmLayout.ts";
import { yearFilm } from "./yearFilm.ts";
import type { YearChoice, YearTrouble } from "./yearMachine.ts";
import type { YearPictures } from "./yearPictures.ts";
import { yearSheet } from "./yearSheet.ts";

export type YearWork = {
  /** On which it can be watched. */
  readonly canvas: HTMLCanvasElement;
  /** What it draws by is let go whenever it rests. */
  readonly run: (
    signal: AbortSignal,
    tell: (way: { readonly n: number; readonly of: number }) => void,
  ) => Promise<Result<Blob, YearTrouble | "stopped">>;
};

/** What becomes of the pictures. */
type Writer = {
  readonly add: (canvas: HTMLCanvasElement) => Promise<boolean>;
  readonly rest: () => Promise<boolean>;
  /** Null where it could not be written. */
  readonly file: () => Promise<Blob | null>;
};

async function openFilmWriter(canvas: HTMLCanvasElement): Promise<Result<Writer, YearTrouble>> {
  const library = await import("./filmFile.ts").catch(() => null);
  if (!library) return refuse("missing");
  const encoder = await openFilmEncoder(canvas);
  if (!encoder) return refuse("noEncoder");
  const { add, rest, codec, written } = encoder;
  const file = async () =>
    // There may be no memory for all of it at once.
    (await rest()) ? library.filmFile(codec, written()).catch(() => null) : null;
  return accept({ add, rest, file });
}

/** A sheet is one picture, and all of it is there once the last was drawn. */
const openSheetWriter = async (canvas: HTMLCanvasElement): Promise<Result<Writer, YearTrouble>> =>
  accept({
    add: async () => true,
    rest: async () => true,
    file: () => new Promise((made) => canvas.toBlob(made, "image/png")),
  });

/** Others have their turn between two pictures; a timer would be held up in a page that nobody looks at. */
function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((go) => {
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}

type Parts = {
  readonly pictures: YearPictures;
  readonly openPainter: () => DayPainter | null;
  readonly openWriter: typeof openFilmWriter;
};

function workOn({ pictures, openPainter, openWriter }: Parts): YearWork {
  const { canvas, of } = pictures;
  let writer: Writer | null = null;
  let n = 0;

  /** What a device wrote before it failed is worth nothing. */
  const startAnew = (reason: YearTrouble) => {
    [writer, n] = [null, 0];
    return refuse(reason);
  };

  return {
    canvas,
    async run(signal, tell) {
      const painter = openPainter();
      if (!painter) return refuse("noGraphics");
      try {
        if (!writer) {
          const opened = await openWriter(canvas);
          if (!opened.ok) return opened;
          writer = opened.value;
        }
        tell({ n, of });
        while (n < of) {
          if (signal.aborted) return refuse("stopped");
          if (!(await pictures.draw(n, painter)))
            return refuse(signal.aborted ? "stopped" : "lost");
          if (!(await writer.add(canvas))) return startAnew("encoder");
          n += 1;
          tell({ n, of });
          await breath();
        }
        const file = await writer.file();
        return file ? accept(file) : startAnew("encoder");
      } finally {
        painter.close();
        await writer?.rest();
      }
    },
  };
}

export const openYearWork = (card: EndCard, { what, shape }: YearChoice): YearWork =>
  what === "sheet"
    ? workOn({
        pictures: yearSheet(card),
        openPainter: openWeekPainter,
        openWriter: openSheetWriter,
      })
    : workOn({
        pictures: yearFilm(card, shape),
        openPainter: () => openScenePainter(filmLayouts[shape]),
        openWriter: openFilmWriter,
      });
