// What the server tells the host page, carried by an attribute of the page's script.
import { type Address, isAddress } from "viem";

export type HostSettings = {
  /** The address of the site inside the frame. */
  readonly site: string;
  readonly safe: Address;
  readonly chainId: number;
  readonly chainName: string;
};

export function readSettings(text: string | undefined): HostSettings {
  const { site, safe, chainId, chainName } = JSON.parse(text ?? "{}") as Record<string, unknown>;
  if (
    typeof site !== "string" ||
    typeof safe !== "string" ||
    !isAddress(safe, { strict: false }) ||
    typeof chainId !== "number" ||
    typeof chainName !== "string"
  ) {
    throw new Error("The host page came without its settings.");
  }
  return { site, safe, chainId, chainName };
}
