// How this device stands a room among real things: by a file that it opens itself, or before the browser's own camera.

export type Standing = "file" | "camera" | "none";

/** Only iPhones and iPads know this kind of link. */
export const standsFiles = (): boolean => document.createElement("a").relList.supports("ar");

export async function standingHere(): Promise<Standing> {
  if (standsFiles()) return "file";
  // In the frame of another site it may be forbidden to ask.
  const canShow = await navigator.xr?.isSessionSupported("immersive-ar").catch(() => false);
  return canShow ? "camera" : "none";
}
