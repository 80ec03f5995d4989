// Waits for the end of all motion that has one: a busy machine's frames come late.
export async function allArrived(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
    );
  // One that is taken back has arrived as well.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
