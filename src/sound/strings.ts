// What is said of sound.
export const strings = {
  sound: "Sound",
  turnOn: "Turn sound on",
  turnOff: "Turn sound off",
  on: "Sound is on.",
  off: "Sound is off.",
  hear: "Let me hear it",
  quietly: "Quietly, please",
  mute: "This browser has no sound to give.",
} as const;
