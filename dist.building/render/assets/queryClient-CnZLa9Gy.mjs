import { QueryClient } from "@tanstack/react-query";
import { hashFn } from "wagmi/query";
// src/wallet/core/queryClient.ts
var day = 864e5;
function createQueryClient() {
	return new QueryClient({ defaultOptions: {
		queries: {
			gcTime: day,
			retry: 0,
			refetchOnWindowFocus: false,
			networkMode: "offlineFirst",
			queryKeyHashFn: hashFn
		},
		mutations: { networkMode: "offlineFirst" }
	} });
}
export { day as n, createQueryClient as t };
