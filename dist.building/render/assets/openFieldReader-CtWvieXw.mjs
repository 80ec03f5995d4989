import { i as viemReader, n as contractPlace, r as exchangePlace, t as fieldsOf } from "./holdings-C2DmaB0y.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { getPublicClient } from "wagmi/actions";
// src/holdings/cachePlace.ts
/** Only the last holder is remembered: reading for an earlier one is given up. */
function cachePlace(place) {
	let last = null;
	const forget = () => {
		last?.run.abort();
		last = null;
	};
	return {
		name: place.name,
		forget,
		list(address) {
			if (last?.address === address) return last.answer;
			forget();
			const run = new AbortController();
			const answer = place.list(address, run.signal);
			const asked = {
				address,
				run,
				answer
			};
			last = asked;
			answer.catch(() => {
				if (last === asked) last = null;
			});
			return answer;
		}
	};
}
// src/holdings/listFields.ts
/** Earlier places win where two claim the same field: put the one nearest to the truth first. */
async function listFields(address, places, signal) {
	const answers = await Promise.allSettled(places.map(async (place) => place.list(address, signal)));
	const fields = /* @__PURE__ */ new Map();
	const failed = [];
	for (const [index, { name }] of places.entries()) {
		const answer = answers[index];
		if (answer.status === "rejected") {
			failed.push(name);
			continue;
		}
		for (const id of answer.value) if (!fields.has(id)) fields.set(id, {
			id,
			place: name
		});
	}
	return {
		fields: [...fields.values()].sort((a, b) => a.id - b.id),
		failed
	};
}
// src/myFields/openFieldReader.ts
function openFieldReader({ core, collection }) {
	const { address, size, chainId } = collection;
	const client = getPublicClient(core.config, { chainId });
	if (!client) throw new Error(`no node is configured for the collection's chain ${chainId}`);
	const reader = viemReader(client, address);
	const contract = cachePlace(contractPlace({
		reader,
		size,
		suggest: suggestedFields
	}));
	return {
		read(holder, exchange, signal) {
			const deposited = exchange && exchangePlace(exchange, {
				address,
				size
			});
			return listFields(holder, deposited ? [contract, deposited] : [contract], signal);
		},
		forget: contract.forget
	};
}
var patience = 5e3;
/** What the server has read from the chain; where it does not know, the contract is searched. */
async function suggestedFields(holder) {
	const answer = await fetch(link("/api/fields/owners"), { signal: AbortSignal.timeout(patience) });
	return answer.ok ? fieldsOf(holder, await answer.json()) : [];
}
export { openFieldReader };
