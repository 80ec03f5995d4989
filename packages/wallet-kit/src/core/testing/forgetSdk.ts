// Makes a test that pairs with a phone a process of its own to the SDK, which keeps one core for the life of a process.

type SdkCore = { heartbeat: { stop(): void }; relayer: { transportClose(): Promise<void> } };
type Sdk = Record<string, SdkCore | undefined>;

export async function forgetSdk(): Promise<void> {
  const globals = globalThis as unknown as Sdk;
  const core = globals._walletConnectCore_;
  core?.heartbeat.stop();
  await core?.relayer.transportClose();
  Reflect.deleteProperty(globals, "_walletConnectCore_");
  Reflect.deleteProperty(globals, "_walletConnectCore__count");
}
