// Houses, trees and crops by thousands: each in its place, in its own two tints, under the same sky as the ground (instanced vertex shader).
import { skyShader, stateShader } from "./skyShader.ts";

/** As many looks as any shape has. */
export const LOOKS = 6;

export const thingVertex = /* glsl */ `
${stateShader}
in vec3 own;
in vec4 shares;
in vec4 aPlace;
in vec3 aField;
uniform vec3 uLow[${LOOKS}];
uniform vec3 uHigh[${LOOKS}];
uniform float uGrown;
out vec3 vColour;
out vec3 vNormal;
out vec3 vState;
out float vUp;

void main() {
  vec4 state = stateOf(aField.yz);
  int look = int(aField.x + 0.5);
  bool isOther = shares.w >= 0.0 && abs(shares.w - aField.x) > 0.5;
  float size = isOther ? 0.0 : aPlace.w * uGrown;
  float c = cos(aPlace.z), s = sin(aPlace.z);
  mat3 turn = mat3(c, 0.0, -s, 0.0, 1.0, 0.0, s, 0.0, c);
  vColour = own + uLow[look] * shares.x + uHigh[look] * shares.y;
  vNormal = turn * normal;
  vState = vec3(state.r, state.g, shares.z);
  vUp = position.y;
  vec3 at = turn * position * size + vec3(aPlace.x, 0.0, aPlace.y);
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}
`;

export const thingFragment = /* glsl */ `
precision highp float;
${skyShader}
${stateShader}
uniform vec3 uFrom;
uniform float uCaught;
in vec3 vColour;
in vec3 vNormal;
in vec3 vState;
in float vUp;
out vec4 shown;

void main() {
  vec2 ground = groundHere();
  vec3 up = normalize(vNormal);
  float sun = max(dot(up, uFrom), 0.0);
  vec3 light = mix(vec3(0.60, 0.60, 0.70), vec3(0.80, 0.82, 0.88), 0.5 + 0.5 * up.y) + sun * vec3(0.62, 0.54, 0.38);
  vec3 colour = vColour * light * mix(0.72, 1.0, smoothstep(0.0, 0.16, vUp));
  colour = pow(colour, vec3(0.4545));
  colour = mix(colour, vec3(0.96, 0.97, 1.0), uSnow * smoothstep(0.35, 0.75, up.y) * uCaught);
  float night = uNight;
  if (vState.z > 0.5) colour = vec3(0.56, 0.73, 0.76);
  colour = underSky(filtered(colour, vState.x), ground);
  // Somebody is at home: a warm window, and some of it on what stands about.
  colour += night * vState.y * vec3(0.16, 0.09, 0.03);
  if (vState.z > 0.5) colour = mix(colour, vec3(1.0, 0.84, 0.50), night * vState.y);
  shown = vec4(colour, 1.0);
}
`;

/** The shade that each throws to the side, on the ground. */
export const shadeVertex = /* glsl */ `
in vec4 aPlace;
uniform float uGrown;
uniform vec3 uFrom;
out vec2 vAt;
void main() {
  float size = aPlace.w * uGrown * 0.26;
  vAt = position.xy;
  vec2 along = normalize(-uFrom.xz);
  float tall = 0.75 + 0.9 * length(uFrom.xz) / uFrom.y;
  vec2 off = along * (position.x * tall + tall * 0.55) + vec2(-along.y, along.x) * position.y;
  gl_Position = projectionMatrix * viewMatrix * vec4(aPlace.x + off.x * size, 0.004, aPlace.y + off.y * size, 1.0);
}
`;

export const shadeFragment = /* glsl */ `
precision highp float;
${skyShader}
in vec2 vAt;
out vec4 shown;
void main() {
  float inside = 1.0 - smoothstep(0.55, 1.0, length(vAt));
  float night = uNight;
  shown = vec4(0.13, 0.18, 0.20, inside * mix(0.34, 0.2, night));
}
`;

/** Marks that keep their size: one's own fields, and the chosen one. */
export const markVertex = /* glsl */ `
in vec3 aMark;
uniform vec2 uDots;
uniform vec3 uScale;
out vec2 vAt;
out float vIsChosen;
void main() {
  vAt = position.xy * 1.25;
  vIsChosen = aMark.z;
  vec4 at = projectionMatrix * viewMatrix * vec4(aMark.x, mix(0.0, 0.85, smoothstep(20.0, 60.0, uScale.x)), aMark.y, 1.0);
  float size = mix(8.0, 11.0, aMark.z) * 1.25;
  gl_Position = vec4(at.xy + position.xy * size * uDots, 0.0, 1.0);
}
`;

export const markFragment = /* glsl */ `
precision highp float;
in vec2 vAt;
in float vIsChosen;
out vec4 shown;
float hexagon(vec2 at) {
  at = abs(at);
  return max(at.x, at.x * 0.5 + at.y * 0.8660254);
}
void main() {
  float rim = hexagon(vAt);
  float soft = fwidth(rim);
  vec3 fill = mix(vec3(0.70, 0.29, 0.15), vec3(0.34, 0.42, 0.10), vIsChosen);
  vec3 colour = mix(fill, vec3(1.0, 0.99, 0.95), smoothstep(0.60 - soft, 0.60 + soft, rim));
  float shade = (1.0 - smoothstep(0.8, 1.2, length(vAt - vec2(0.0, -0.12)))) * 0.3;
  float isMark = 1.0 - smoothstep(0.92 - soft, 0.92 + soft, rim);
  shown = vec4(mix(vec3(0.15, 0.1, 0.05), colour, isMark), max(isMark, shade));
}
`;
