// Whether the farm may be heard: asked once, after the first harvest.
import { SoundQuestion } from "../../sound/question/index.ts";

export const FarmSoundQuestion = () => (
  <SoundQuestion words="The farm can be heard: spade, hens, rain." />
);
