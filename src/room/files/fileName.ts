// The name of a file that a room is taken away in.

export function fileName(room: string, ending: string): string {
  const stem = room
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${stem || "room"}.${ending}`;
}
