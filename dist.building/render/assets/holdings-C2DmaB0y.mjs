import { getChainContractAddress, multicall3Abi, parseAbi } from "viem";
// src/holdings/places.ts
var chunk = 500;
function contractPlace({ reader, size, suggest }) {
	return {
		name: "contract",
		async list(address, signal) {
			const wanted = await reader.balanceOf(address);
			if (wanted === 0) return [];
			const owned = /* @__PURE__ */ new Set();
			const check = async (ids) => {
				signal?.throwIfAborted();
				const owners = await reader.ownersOf(ids);
				ids.forEach((id, index) => {
					if (owners[index]?.toLowerCase() === address.toLowerCase()) owned.add(id);
				});
			};
			const known = (await suggest?.(address).catch(() => []) ?? []).filter((id) => Number.isInteger(id) && id >= 0 && id < size);
			for (const ids of chunksOf([...new Set(known)])) await check(ids);
			for (let from = 0; from < size && owned.size < wanted; from += chunk) {
				const length = Math.min(chunk, size - from);
				await check(Array.from({ length }, (_, index) => from + index).filter((id) => !owned.has(id)));
			}
			return [...owned].sort((a, b) => a - b);
		}
	};
}
function chunksOf(ids) {
	const chunks = [];
	for (let from = 0; from < ids.length; from += chunk) chunks.push(ids.slice(from, from + chunk));
	return chunks;
}
var abi = parseAbi(["function balanceOf(address owner) view returns (uint256)"]);
/** Reads the collection through viem, many owners in one call. */
function viemReader(client, collection) {
	return {
		async balanceOf(owner) {
			const balance = await client.readContract({
				address: collection,
				abi,
				functionName: "balanceOf",
				args: [owner]
			});
			return Number(balance);
		},
		async ownersOf(ids) {
			if (!client.chain) throw new Error("the collection's chain is not known");
			return (await client.readContract({
				address: getChainContractAddress({
					chain: client.chain,
					contract: "multicall3"
				}),
				abi: multicall3Abi,
				functionName: "aggregate3",
				args: [ids.map((id) => ({
					target: collection,
					allowFailure: true,
					callData: askOwnerOf(id)
				}))]
			})).map(({ success, returnData }) => success ? addressIn(returnData) : null);
		}
	};
}
/** `ownerOf(uint256)` and its argument. */
var askOwnerOf = (id) => `0x6352211e${id.toString(16).padStart(64, "0")}`;
/** The address at the end of one word, in lower case; null where there is anything else. */
var addressIn = (word) => word.length === 66 ? `0x${word.slice(26).toLowerCase()}` : null;
/** Null while the session is locked: then there is no such place to ask. */
function exchangePlace(session, { address: collection, size }) {
	if (session.get().lock !== "unlocked") return null;
	return {
		name: "exchange",
		async list() {
			const answer = await session.holdings(collection);
			if (answer === null) throw new Error("the exchange session ended meanwhile");
			if (!answer.ok) throw new Error(`the exchange did not answer: ${answer.reason.kind}`);
			return answer.value.flatMap(({ tokenId }) => tokenId < BigInt(size) ? [Number(tokenId)] : []);
		}
	};
}
// src/holdings/readOwners.ts
/** The list names owners by the first ten bytes of their addresses. */
var bytesNamed = 10;
/** Throws where the text is not that list; what it says is only a suggestion, which the contract confirms. */
function fieldsOf(address, list) {
	const { owners, fields } = list;
	const names = bytesOf(owners);
	const marks = new DataView(bytesOf(fields).buffer);
	const wanted = address.slice(2, 22).toLowerCase();
	const found = [];
	let met = 0;
	for (let field = 0; field < marks.byteLength / 2; field += 1) {
		const mark = marks.getUint16(2 * field, true);
		if (mark === 0) continue;
		const owner = mark === 1 ? met++ : mark - 2;
		if (hexOf(names.subarray(owner * bytesNamed, (owner + 1) * bytesNamed)) === wanted) found.push(field);
	}
	return found;
}
var bytesOf = (base64) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
var hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export { viemReader as i, contractPlace as n, exchangePlace as r, fieldsOf as t };
