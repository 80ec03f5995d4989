import { t as strings } from "./strings-C5ZQesKr.mjs";
import { n as refused, t as currentWallet } from "./currentWallet-ySf80hkk.mjs";
import { stringToHex } from "viem";
// src/wallet/core/requests/signMessage.ts
async function signMessage({ config, explain }, { message }) {
	if (message === "") return refused("invalid", strings.invalid.message);
	try {
		const wallet = await currentWallet(config);
		if (!wallet.ok) return wallet;
		return {
			ok: true,
			signature: await wallet.provider.request({
				method: "personal_sign",
				params: [stringToHex(message), wallet.address]
			})
		};
	} catch (error) {
		return {
			ok: false,
			reason: explain(error)
		};
	}
}
export { signMessage as t };
