// Starts the sign-in as a process of its own and ends it without warning.
import { type StartedProcess, startProcess } from "../../testing/startProcess.ts";

export type SignInProcess = StartedProcess;

export const startSignInProcess = (env: Record<string, string>): Promise<SignInProcess> =>
  startProcess(new URL("./signInProcess.ts", import.meta.url), env);
