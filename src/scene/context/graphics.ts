// Whether the device has graphics (WebGL): asked once, on the canvas that the first scene then draws on, since each context takes it a while.

/** As every scene has them: a canvas keeps those that it was first asked with. */
export const contextAttributes = { alpha: true, antialias: true, stencil: true } as const;

let answer: boolean | undefined;
let spare: HTMLCanvasElement | null = null;

export function hasWebGl(): boolean {
  if (answer !== undefined) return answer;
  const canvas = document.createElement("canvas");
  answer = canvas.getContext("webgl2", contextAttributes) !== null;
  if (answer) spare = canvas;
  return answer;
}

/** For a scene to draw on: the one that was asked on, if no other has it and the device has not taken it away. */
export function canvasForScene(): HTMLCanvasElement {
  const asked = spare;
  spare = null;
  const isWhole = asked?.getContext("webgl2")?.isContextLost() === false;
  return asked && isWhole ? asked : document.createElement("canvas");
}

/** For tests, which take the graphics away from a page and give them back. */
export function askForGraphicsAgain(): void {
  answer = undefined;
  spare = null;
}
