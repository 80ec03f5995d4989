// A screen that nobody sees: engines without a headless mode, or without WebGL in theirs, are shown on it.
import { startProgram } from "./program.ts";

export const screenProgram = { names: ["Xvfb"], debian: "xvfb" };

export type Screen = { env: { DISPLAY: string }; close(): Promise<void> };

/** The X server chooses a free number, and writes it to the file that it is given. */
export async function openScreen(xvfb: string): Promise<Screen> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const server = startProgram(xvfb, args);
  const [, number] = await server.says(/^(\d+)\n/m);
  return { env: { DISPLAY: `:${number}` }, close: server.end };
}
