import { parseAbi } from "viem";
import { getPublicClient } from "wagmi/actions";
// src/room/owned/countTokens.ts
var abi = parseAbi(["function balanceOf(address owner) view returns (uint256)"]);
var countTokens = (kit) => async ({ chainId, address }, owner) => {
	const { config } = await kit.core();
	const client = getPublicClient(config, { chainId });
	if (!client) throw new Error(`no node is configured for chain ${chainId}`);
	const balance = await client.readContract({
		address,
		abi,
		functionName: "balanceOf",
		args: [owner]
	});
	return Number(balance);
};
export { countTokens };
