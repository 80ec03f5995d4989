// The kinds of file that show a room in the round.

export type RoundKind = "glb" | "usdz";
