// Has the pages of a file of tests draw 3D without smoothing its edges: a processor takes half as long for each frame.
import { paintFromNowOn } from "./withoutPainting.ts";

const { prototype } = HTMLCanvasElement;
const plain = prototype.getContext as (kind: string, wishes?: object) => RenderingContext | null;

function getUnsmoothed(this: HTMLCanvasElement, kind: string, wishes?: object) {
  if (!kind.startsWith("webgl")) return plain.call(this, kind, wishes);
  // On a page that is not painted no frame waits for the one before, and a processor falls behind;
  // a canvas that stands nowhere only asks whether there is 3D, or is read after each frame.
  if (this.isConnected) paintFromNowOn();
  return plain.call(this, kind, { ...wishes, antialias: false });
}

// A page that files share comes by here once for each of them.
if (plain.name !== getUnsmoothed.name)
  prototype.getContext = getUnsmoothed as typeof prototype.getContext;
