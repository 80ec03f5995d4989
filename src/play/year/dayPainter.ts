// A day of a farm as a small picture under its sky: in the round where there are graphics, else as a drawing.
import site from "../../../site.config.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { openFarmBuilder } from "../scene/land/farmBuilder.ts";
import { type FilmLayout, weekLayout } from "./filmLayout.ts";
import { openFilmStage } from "./filmStage.ts";
import { pictureOfSvg } from "./pictureOfSvg.ts";
import { skyPictures } from "./skyPictures.ts";
import type { YearDay } from "./yearTold.ts";

export type DayPainter = {
  /** Fills the whole of a canvas; false where it could not be drawn. */
  readonly paint: (day: YearDay, pen: CanvasRenderingContext2D) => Promise<boolean>;
  readonly close: () => void;
};

/** Null where there are no graphics to be had. */
export function openScenePainter(layout: FilmLayout): DayPainter | null {
  const stage = openFilmStage(layout);
  if (!stage) return null;
  const skyOf = skyPictures(layout);
  return {
    async paint(day, pen) {
      const { width, height } = layout;
      const sky = await skyOf(day).catch(() => null);
      if (!sky) return false;
      return stage.snap(day, (canvas) => {
        pen.drawImage(sky, 0, 0, width, height);
        pen.drawImage(canvas, 0, 0, width, height);
      });
    },
    close: stage.close,
  };
}

/** Takes no graphics, and longer. */
function openDrawingPainter(): DayPainter {
  const builder = openFarmBuilder(() => {});
  return {
    async paint({ light: hour, look }, pen) {
      const { field, season, plots: looks, standing } = look;
      const traits = fieldTraits(site.collection.address, field);
      const wanted = { traits, season, looks, ...standing, hour, frame: "square" } as const;
      const svg = await builder.drawing(wanted);
      if (svg === null) return false;
      const picture = await pictureOfSvg(svg).catch(() => null);
      if (!picture) return false;
      pen.drawImage(picture, 0, 0, pen.canvas.width, pen.canvas.height);
      return true;
    },
    close: builder.close,
  };
}

export const openWeekPainter = (): DayPainter =>
  openScenePainter(weekLayout) ?? openDrawingPainter();
