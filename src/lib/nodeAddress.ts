// Which addresses of chain nodes pages may be told to ask.
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

// An address also becomes a source in the Content-Security-Policy, whose separators may stand in a host.
const plainHost = /^(?:[\w.-]+|\[[0-9a-f:]+\])$/;

export function isNodeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isEncrypted = protocol === "https:" || protocol === "wss:";
  const isNear = (protocol === "http:" || protocol === "ws:") && loopback.test(hostname);
  // Browsers refuse to ask an address with a name and password in it.
  return (isEncrypted || isNear) && plainHost.test(hostname) && username === "" && password === "";
}
