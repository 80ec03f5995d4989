// How many dots the canvas has for each of the page: edges are drawn finer than a plain screen shows them (device pixel ratio, supersampling).

const FINEST = 2;
/** Seen small again, lines and lattices of a plain screen are smooth, and a frame costs half of FINEST. */
const FINE = 1.5;

/** Drawn by the processor, each dot is paid for dearly. */
const byProcessor = /swiftshader|llvmpipe|softpipe|software|basic render/i;

export const isProcessor = (painter: string): boolean => byProcessor.test(painter);

export function sharpness(screen: number, painter: string): number {
  const wanted = isProcessor(painter) ? screen : Math.max(screen, FINE);
  return Math.min(wanted, FINEST);
}

/** What draws; browsers that keep it to themselves name something else. */
export function painterOf(gl: WebGLRenderingContext | WebGL2RenderingContext): string {
  const more = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = gl.getParameter(more ? more.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return typeof name === "string" ? name : "";
}
