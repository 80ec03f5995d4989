// Opens the real WalletKit on a relay, without the calls that it would make to hosts in the internet.
import { WalletKit } from "@reown/walletkit";
import { Core } from "@walletconnect/core";
import type { ICore } from "@walletconnect/types";
import type { PhoneOptions } from "./phone.ts";
import { createPhoneStorage, type TextStorage } from "./phoneStorage.ts";

type Kit = Awaited<ReturnType<typeof WalletKit.init>>;
export type OpenKit = { kit: Kit; close(): Promise<void> };

type Options = Pick<PhoneOptions, "relayUrl" | "storagePrefix" | "redirect"> & {
  storage: TextStorage;
  name: string;
};

export async function openWalletKit(options: Options): Promise<OpenKit> {
  const { relayUrl, storagePrefix, storage, name, redirect } = options;
  const core = new Core({
    projectId: "local",
    relayUrl,
    customStoragePrefix: storagePrefix,
    storage: createPhoneStorage(storage, storagePrefix),
    telemetryEnabled: false,
    logger: "silent",
  });
  // WalletKit reports its start to the internet even when telemetry is off.
  core.eventClient.init = async () => {};
  // Without an attestation the SDK would look for one in the internet.
  const resolve = core.verify.resolve;
  core.verify.resolve = async (asked) =>
    asked.attestationId ? resolve(asked) : (undefined as unknown as { origin: string });

  const kit = await WalletKit.init({
    core: core as ICore,
    // The queue would keep each request back for a second after the one before.
    signConfig: { disableRequestQueue: true },
    metadata: {
      name,
      description: "The phone of the local world",
      url: "http://localhost",
      icons: [],
      ...(redirect && { redirect }),
    },
  });
  return {
    kit,
    async close() {
      core.heartbeat.stop();
      await core.relayer.transportClose();
      // The SDK keeps one core per prefix for the life of the process and would hand it out again.
      const global = `_walletConnectCore_${storagePrefix}`;
      Reflect.deleteProperty(globalThis, global);
      Reflect.deleteProperty(globalThis, `${global}_count`);
    },
  };
}
