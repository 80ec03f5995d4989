// What falls from the sky.
export type Falling = "rain" | "snow" | null;
