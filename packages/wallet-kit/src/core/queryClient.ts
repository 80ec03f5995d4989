// How answers of the chain are kept: for a day, asked once, not again because a window comes to the front.
import { QueryClient } from "@tanstack/react-query";
import { hashFn } from "wagmi/query";

export const day = 24 * 60 * 60 * 1000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: day,
        retry: 0,
        refetchOnWindowFocus: false,
        networkMode: "offlineFirst",
        // The questions hold bigints, which plain JSON cannot write.
        queryKeyHashFn: hashFn,
      },
      mutations: { networkMode: "offlineFirst" },
    },
  });
}
