// Rotations of parts as unit quaternions, so that turning a turned thing stays exact.
export type Vec = readonly [number, number, number];
export type Quat = readonly [number, number, number, number];

// Read by their places: these run millions of times, and taking a list apart by name walks it.
export function multiply(a: Quat, b: Quat): Quat {
  const ax = a[0];
  const ay = a[1];
  const az = a[2];
  const aw = a[3];
  const bx = b[0];
  const by = b[1];
  const bz = b[2];
  const bw = b[3];
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** Turns by radians about z, then y, then x (the order three calls XYZ). */
export function poseOf([x, y, z]: Vec): Quat {
  const about = (axis: 0 | 1 | 2, angle: number): Quat => {
    const s = Math.sin(angle / 2);
    const c = Math.cos(angle / 2);
    return axis === 0 ? [s, 0, 0, c] : axis === 1 ? [0, s, 0, c] : [0, 0, s, c];
  };
  return multiply(multiply(about(0, x), about(1, y)), about(2, z));
}

export function inverse(q: Quat): Quat {
  return [-q[0], -q[1], -q[2], q[3]];
}

export function rotate(q: Quat, v: Vec): Vec {
  const qx = q[0];
  const qy = q[1];
  const qz = q[2];
  const qw = q[3];
  const x = v[0];
  const y = v[1];
  const z = v[2];
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  return [
    x + qw * tx + qy * tz - qz * ty,
    y + qw * ty + qz * tx - qx * tz,
    z + qw * tz + qx * ty - qy * tx,
  ];
}

export function add(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}
