// Answers what the local world's own scripts ask of the site's address.
import { scriptResponse } from "../wallet/walletRoutes.ts";
import type { WorldSummary } from "./startLocalWorld.ts";

type WorldRoutesParts = {
  wallet: (request: Request) => Promise<Response | undefined>;
  badgeScript: string;
  summary: WorldSummary;
};

export function worldRoutes({ wallet, badgeScript, summary }: WorldRoutesParts) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    switch (pathname) {
      case "/local/badge.js":
        return scriptResponse(badgeScript);
      case "/local/world.json":
        return Response.json(summary, { headers: { "Cache-Control": "no-store" } });
      default:
        return (await wallet(request)) ?? Response.json({}, { status: 404 });
    }
  };
}
