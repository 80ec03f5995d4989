import { n as toast } from "./Toast-DlJW4fzw.mjs";
import "./connected-DrF22KgO.mjs";
import { a as strings } from "./skyTokens.module-Dz_qQkkI.mjs";
import { t as strings$1 } from "./strings-C5ZQesKr.mjs";
import { n as refused, t as currentWallet } from "./currentWallet-ySf80hkk.mjs";
import { isAddress } from "viem";
// src/wallet/core/requests/watchAsset.ts
async function watchNft({ config, explain }, { address, tokenId }) {
	if (!isAddress(address)) return refused("invalid", strings$1.invalid.address);
	try {
		const wallet = await currentWallet(config);
		if (!wallet.ok) return wallet;
		const request = wallet.provider.request;
		return await request({
			method: "wallet_watchAsset",
			params: {
				type: "ERC721",
				options: {
					address,
					tokenId: String(tokenId)
				}
			}
		}) ? { ok: true } : refused("rejected", "");
	} catch (error) {
		return {
			ok: false,
			reason: explain(error)
		};
	}
}
// src/alphaFields/field/askToWatch.ts
async function askToWatch({ kit, settings, id }) {
	const [core, { collection }] = await Promise.all([kit.core(), settings()]);
	const outcome = await watchNft(core, {
		address: collection.address,
		tokenId: id
	});
	if (outcome.ok) toast(strings.watched(id), { kind: "good" });
	else if (outcome.reason.kind !== "rejected") toast(outcome.reason.words || strings.watchFailed, { kind: "error" });
}
export { askToWatch };
