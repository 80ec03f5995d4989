type Held = { wasAbandoned: boolean; isHeldBy(pid: number): void };

export declare function withLockFolder<Answer>(
  folder: string,
  say: (line: string) => void,
  work: (held: Held) => Promise<Answer>,
): Promise<Answer>;
