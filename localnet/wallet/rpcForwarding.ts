// Hands a page's JSON-RPC on to a node, so that the page needs no other origin than its own.
export type RpcUrls = Readonly<Record<number, string>>;

const maxBytes = 1_000_000;

export async function askThrough(
  request: Request,
  rpcUrls: RpcUrls,
  chainId: number,
): Promise<Response> {
  const url = rpcUrls[chainId];
  if (url === undefined) return refusal(404, `No chain ${chainId} runs here.`);
  if (request.method !== "POST") return refusal(405, "JSON-RPC is asked by POST.");
  // Another site's page cannot send this type without leave, so it cannot steer the local chain.
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? "")) {
    return refusal(415, "JSON-RPC is asked in application/json.");
  }
  const body = await request.arrayBuffer();
  if (body.byteLength > maxBytes) return refusal(413, "That is too much for one request.");
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    return jsonResponse(answer.status, await answer.arrayBuffer());
  } catch {
    return refusal(502, `The node of chain ${chainId} cannot be reached.`);
  }
}

function refusal(status: number, message: string): Response {
  const error = { code: -32603, message };
  return jsonResponse(status, JSON.stringify({ jsonrpc: "2.0", id: null, error }));
}

function jsonResponse(status: number, body: BodyInit): Response {
  return new Response(body, {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
