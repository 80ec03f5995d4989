"use client";

import { useWallet } from "@loamstead/wallet-kit";
import dynamic from "next/dynamic";

// Wagmi comes with what needs it, once somebody is connected.
const Buy = dynamic(async () => (await import("./Buy")).Buy);

export function Visitor() {
  const { account } = useWallet();
  return account ? <Buy /> : <p>Nobody is here.</p>;
}
