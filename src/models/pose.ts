// Rotations of parts as unit quaternions, so that turning a turned thing stays exact.
export type Vec = readonly [number, number, number];
export type Quat = readonly [number, number, number, number];

export function multiply(a: Quat, b: Quat): Quat {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
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

export function inverse([x, y, z, w]: Quat): Quat {
  return [-x, -y, -z, w];
}

export function rotate([qx, qy, qz, qw]: Quat, [x, y, z]: Vec): Vec {
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
