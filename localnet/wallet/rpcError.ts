// The errors a wallet answers with: the codes of EIP-1193, EIP-3085, EIP-3326 and JSON-RPC.

/** EIP-1193 hands errors over by throwing, so the wallet's methods do too. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const userRejected = () => new RpcError(4001, "The user rejected the request.");

export const unauthorized = () =>
  new RpcError(4100, "The requested account or method has not been authorized by the user.");

export const unsupported = (method: string) =>
  new RpcError(4200, `The wallet does not support the method "${method}".`);

export const unknownChain = (chainId: number) =>
  new RpcError(
    4902,
    `Unrecognized chain ID "0x${chainId.toString(16)}". Try adding the chain using wallet_addEthereumChain first.`,
  );

export const invalidRequest = (message: string) => new RpcError(-32600, message);

export const invalidParams = (message: string) => new RpcError(-32602, message);

export const internal = (message: string) => new RpcError(-32603, message);

export const alreadyPending = (method: string, origin: string) =>
  new RpcError(-32002, `Request of type '${method}' already pending for ${origin}. Please wait.`);
