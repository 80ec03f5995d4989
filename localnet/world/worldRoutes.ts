// Answers what the local world's own scripts ask of the site's address.
import { scriptResponse } from "../wallet/walletRoutes.ts";
import type { WorldSummary } from "./startLocalWorld.ts";

type WorldRoutesParts = {
  wallet: (request: Request) => Promise<Response | undefined>;
  /** By their names below /local/. */
  scripts: Readonly<Record<string, string>>;
  summary: WorldSummary;
};

export function worldRoutes({ wallet, scripts, summary }: WorldRoutesParts) {
  return async (request: Request): Promise<Response> => {
    const name = new URL(request.url).pathname.replace(/^\/local\//, "");
    if (name === "world.json") {
      return Response.json(summary, { headers: { "Cache-Control": "no-store" } });
    }
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (script !== undefined) return scriptResponse(script);
    return (await wallet(request)) ?? Response.json({}, { status: 404 });
  };
}
