// The sign-in as a process of its own.
import { runAsProcess } from "../../testing/runAsProcess.ts";
import { startSignInServer } from "./startSignInServer.ts";

const patience = Number(process.env.PATIENCE ?? "1");
await runAsProcess((parts) => startSignInServer({ ...parts, patience }));
