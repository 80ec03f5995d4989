// Waits for the end of all motion that has one: a busy machine's frames come late.
export async function allArrived(): Promise<void> {
  // Within, since it is also handed to pages as text.
  const isArriving = ({ effect, playState }: Animation): boolean =>
    playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
  // Looked at anew with each frame: one that is held or taken back meanwhile never ends.
  while (document.getAnimations().some(isArriving)) await new Promise(requestAnimationFrame);
}
