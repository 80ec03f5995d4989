// A stage on a test's page, as small as its 3D can be drawn by the processor.
import { siteCatalogue } from "../../catalogue/siteCatalogue.ts";
import type { PictureBook } from "../../pictures/pictureBook.ts";
import { openStage } from "../openStage.ts";
import type { RoomStage } from "../stage.ts";

type Wanted = {
  readonly width?: number;
  readonly height?: number;
  readonly pictures?: PictureBook;
  readonly onLost?: () => void;
  readonly onFrame?: (canvas: HTMLCanvasElement) => void;
};

export type StageOnPage = {
  readonly stage: RoomStage;
  readonly canvas: HTMLCanvasElement;
  readonly close: () => void;
};

export async function stageOnPage({
  width = 240,
  height = 200,
  pictures = { url: async () => null },
  onLost,
  onFrame,
}: Wanted = {}): Promise<StageOnPage> {
  const canvas = document.createElement("canvas");
  document.body.append(canvas);
  const opened = await openStage(canvas, {
    catalogue: siteCatalogue,
    pictures,
    ...(onLost && { onLost }),
    ...(onFrame && { onFrame: () => onFrame(canvas) }),
  });
  if (!opened.ok) throw new Error(opened.reason);
  const stage = opened.value;
  stage.resize(width, height, 1);
  return {
    stage,
    canvas,
    close() {
      stage.close();
      canvas.remove();
    },
  };
}
