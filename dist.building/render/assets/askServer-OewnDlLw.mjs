import { y as safeParse } from "./dist-Cief3F9L.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as accept } from "./result-CkHZMt8G.mjs";
// src/keeping/sync/askServer.ts
/** The server as a browser reaches it. */
var siteServer = {
	fetch: (address, init) => fetch(address, init),
	link,
	timeout: (wait) => AbortSignal.timeout(wait)
};
var PATIENCE = 2e4;
var unreachable = {
	ok: false,
	reason: { kind: "unreachable" }
};
function createAskServer(ports) {
	const { fetch, link, timeout, troubleOf } = ports;
	const send = (path, { method = "GET", headers, body }) => {
		const isBytes = body instanceof Blob;
		return fetch(link(path), {
			method,
			headers: {
				Accept: "application/json",
				...body && { "Content-Type": isBytes ? body.type : "application/json" },
				...headers
			},
			signal: timeout(PATIENCE),
			...body && { body: isBytes ? body : JSON.stringify(body) }
		});
	};
	async function read(response, shape) {
		if (!response.ok) return {
			ok: false,
			reason: await troubleOf(response)
		};
		if (!shape) return accept(null);
		const parsed = safeParse(shape, await response.json());
		return parsed.success ? accept(parsed.output) : unreachable;
	}
	return {
		async ask(path, asked = {}) {
			try {
				return await read(await send(path, asked), asked.shape);
			} catch {
				return unreachable;
			}
		},
		async askForNews(path, shape, known) {
			try {
				const response = await send(path, known === null ? {} : { headers: { "If-None-Match": known } });
				if (response.status === 304) return accept("same");
				const answer = await read(response, shape);
				const tag = response.headers.get("ETag");
				return answer.ok ? accept({
					value: answer.value,
					tag
				}) : answer;
			} catch {
				return unreachable;
			}
		}
	};
}
export { siteServer as n, createAskServer as t };
