// The one question about sound, for a page that asks it once there is something to be heard.
export { SoundQuestion } from "./SoundQuestion.tsx";
