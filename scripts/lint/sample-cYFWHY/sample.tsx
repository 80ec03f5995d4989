export const a = { x, ...{ y: 1, z: 2 } };
export const a = { ...{ x } };
export const a = [x, ...[1, 2]];
export const a = f(...[1, 2]);
export const a = <B {...{ x, y: 1 }} />;
