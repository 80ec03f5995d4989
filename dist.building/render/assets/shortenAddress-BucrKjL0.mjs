// src/wallet/identity/shortenAddress.ts
function shortenAddress(address) {
	return address.length < 8 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
}
export { shortenAddress as t };
