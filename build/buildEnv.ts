// Reads where the site will be hosted from the environment, naming the variable that is wrong.
export type BuildEnv = {
  basePath: string;
  origin: string;
  /** Whether it is built for the local world, which shows links that are examples still. */
  isLocal: boolean;
};

export type BuildEnvResult =
  | { ok: true; env: BuildEnv }
  | { ok: false; problems: readonly string[] };

export function readBuildEnv(env: Record<string, string | undefined>): BuildEnvResult {
  const basePath = env.BASE_PATH || "/";
  const origin = env.SITE_ORIGIN || `http://localhost:${env.PORT || "4173"}`;
  const problems: string[] = [];
  if (!/^\/(?:[\w~.-]+\/)*$/.test(basePath) || /\/\.{1,2}\//.test(basePath))
    problems.push(
      `BASE_PATH is "${basePath}": it must begin and end with "/" and hold plain path segments, for example /loamstead/`,
    );
  if (!isOrigin(origin))
    problems.push(
      `SITE_ORIGIN is "${origin}": it must be an origin without a path, for example https://loamstead.example`,
    );
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, env: { basePath, origin, isLocal: env.NETWORK !== "mainnet" } };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === "http:" || protocol === "https:");
}
