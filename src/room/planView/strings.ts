// What the plan says.
const parts = ["", "¼", "½", "¾"] as const;

export const strings = {
  plan: "Plan of the room",
  /** Quarter tiles in words that fit a pill. */
  tiles: (quarters: number): string => {
    const whole = Math.floor(quarters / 4);
    const part = parts[quarters % 4] ?? "";
    const count = `${whole === 0 && part !== "" ? "" : whole}${part}`;
    return quarters <= 4 ? `${count} tile` : `${count} tiles`;
  },
};
