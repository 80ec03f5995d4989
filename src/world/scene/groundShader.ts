// The ground of the whole country and the sea about it: one square over the canvas, which finds the hex of every dot (fragment shader).
import { skyShader, stateShader } from "./skyShader.ts";

export const groundVertex = /* glsl */ `
void main() { gl_Position = vec4(position.xy, 0.999, 1.0); }
`;

export const groundFragment = /* glsl */ `
precision highp float;
${skyShader}
${stateShader}
uniform sampler2D uTones;
uniform sampler2D uLand;
uniform vec2 uChosen;
uniform vec2 uAway;
uniform vec3 uSeason;
out vec4 shown;

const float ROW = 0.8660254;
const float DEEP = 2.2;

vec2 axialOf(vec2 ground) { float r = ground.y / ROW; return vec2(ground.x - r * 0.5, r); }
vec2 hexOn(vec2 axial) {
  vec3 cube = vec3(axial, -axial.x - axial.y);
  vec3 near = round(cube), off = abs(near - cube);
  if (off.x > off.y && off.x > off.z) near.x = -near.y - near.z;
  else if (off.y > off.z) near.y = -near.x - near.z;
  return near.xy;
}
vec2 middleOf(vec2 hex) { return vec2(hex.x + hex.y * 0.5, hex.y * ROW); }
vec4 landOf(vec2 hex) {
  ivec2 at = ivec2(hex - uGrid.xy);
  if (any(lessThan(at, ivec2(0))) || any(greaterThanEqual(at, ivec2(uGrid.zw)))) return vec4(0.0);
  return texelFetch(uLand, at, 0);
}
vec2 uvOf(vec2 axial) { return (axial - uGrid.xy + 0.5) / uGrid.zw; }

vec3 earthAt(float depth, vec2 ground) {
  vec2 hex = hexOn(axialOf(ground));
  float side = (ground - middleOf(hex)).x;
  float grain = swell(vec2(ground.x * 5.0, depth * 9.0)) - 0.5;
  float at = depth + grain * 0.16;
  vec3 sand = vec3(0.85, 0.72, 0.50), loam = vec3(0.68, 0.47, 0.31), rock = vec3(0.47, 0.33, 0.25);
  vec3 earth = at < 0.3 ? sand : at < 1.2 ? loam : rock;
  return earth * mix(1.06, 0.82, smoothstep(-0.06, 0.06, side)) * (1.0 + 0.08 * grain);
}

/** The sea is the page's own: here are only the shallows, what glitters, and foam along the coast. */
vec4 seaAt(vec2 ground) {
  float toLand = texture(uLand, uvOf(axialOf(ground))).a;
  float wave = swell(ground * vec2(0.9, 2.6)) * swell(ground * vec2(0.31, 0.4) + 5.0);
  float shallow = smoothstep(0.15, 0.75, toLand) * mix(0.34, 0.13, uNight);
  float glitter = smoothstep(0.34, 0.62, wave) * smoothstep(0.0, 0.4, toLand) * mix(0.13, 0.06, uNight);
  float lap = toLand + 0.05 * (swell(ground * 2.2) - 0.5);
  float foam = smoothstep(0.74, 0.84, lap) * mix(0.8, 0.42, uNight);
  vec4 sea = vec4(0.78, 0.93, 0.90, 1.0) * shallow;
  sea = mix(sea, vec4(0.95, 0.98, 0.97, 1.0), max(glitter, foam));
  vec4 cloud = cloudOver(ground, airAt(ground));
  return falling(mix(sea, vec4(cloud.rgb, 1.0), cloud.a), ground);
}

vec3 fieldAt(vec2 ground, vec2 axial, vec2 hex, vec4 land) {
  ivec2 at = ivec2(hex - uGrid.xy);
  float wide = uScale.x;
  float detail = smoothstep(7.0, 20.0, wide);
  vec3 colour = mix(texture(uTones, uvOf(axial)).rgb, texelFetch(uTones, at, 0).rgb, mix(0.55, 0.85, detail));
  float region = floor(land.r * 255.0 + 0.5);
  float own = chanceOf(hex * 7.0 + 3.0);
  colour *= 1.0 + (own - 0.5) * mix(0.09, 0.13, detail);
  // What grows, from afar: woods and heaths are rough, downs and shore are smooth.
  float rough = region == 2.0 ? 0.24 : region == 5.0 || region == 6.0 || region == 7.0 ? 0.16 : 0.08;
  float tufts = swell(ground * 3.1) * 0.6 + swell(ground * 9.0) * 0.4 - 0.5;
  colour *= 1.0 + tufts * rough * mix(1.35, 0.7, detail);
  colour += (swell(ground * 27.0) - 0.5) * 0.05 * smoothstep(24.0, 90.0, wide);
  // Leaves turn in the woods and orchards first.
  float leaves = region == 2.0 ? 1.0 : region == 0.0 ? 0.5 : 0.25;
  colour = mix(colour, vec3(0.83, 0.60, 0.27) * (0.75 + 0.5 * swell(ground * 1.7)), uSeason.y * leaves * 0.42 * smoothstep(0.25, 0.8, swell(ground * 0.8 + own)));
  colour = mix(colour, colour * vec3(0.95, 1.06, 0.92), uSeason.x * 0.7);
  float snow = uSeason.z * smoothstep(0.1, 0.6, 0.4 + land.g * 0.5 + (swell(ground * 0.9) - 0.5) * 0.6);
  float lies = max(snow * 0.64, texture(uSky, (ground - uSkyPlace.xy) * uSkyPlace.z).b * 0.72);
  colour = mix(colour, vec3(0.91, 0.94, 0.99) * (0.96 + 0.1 * tufts), lies);

  vec2 off = ground - middleOf(hex);
  vec3 ways = vec3(off.x, dot(off, vec2(0.5, ROW)), dot(off, vec2(-0.5, ROW)));
  vec3 far = abs(ways);
  float most = max(far.x, max(far.y, far.z));
  vec2 next = most == far.x ? vec2(sign(ways.x), 0.0) : most == far.y ? vec2(0.0, sign(ways.y)) : vec2(-sign(ways.z), sign(ways.z));
  float edge = 0.5 - most;
  float dotWide = 1.0 / (wide * uScale.z);
  vec4 other = landOf(hex + next);
  // Hedges between fields, and a track along the border of a parish.
  float hedge = edge + (swell(ground * 11.0) - 0.5) * 0.024;
  colour = mix(colour, colour * vec3(0.66, 0.74, 0.58), (1.0 - smoothstep(0.012, 0.018 + dotWide * 1.2, hedge)) * 0.44 * smoothstep(9.0, 22.0, wide));
  float isBorder = other.a == 1.0 && abs(other.b - land.b) > 0.002 ? 1.0 : 0.0;
  // As wide on every screen, and so on the drawing.
  float track = max(0.035, 0.55 / wide);
  colour = mix(colour, mix(vec3(0.36, 0.29, 0.17), vec3(0.86, 0.78, 0.60), detail), (1.0 - smoothstep(track, track + dotWide * 1.2, edge)) * isBorder * mix(0.3, 0.75, detail));
  // The sun shows the height of the coast.
  if (other.a < 1.0) colour = mix(colour, vec3(0.96, 0.92, 0.78), (1.0 - smoothstep(0.02, 0.09 + dotWide, edge)) * 0.55);

  vec4 state = texelFetch(uState, at, 0);
  colour = filtered(colour, state.r);
  float rim = max(0.03, dotWide * 1.4);
  float isLitEdge = uFiltered * state.r * (1.0 - stateOf(hex + next).r);
  colour = mix(colour, vec3(1.0, 0.97, 0.86), isLitEdge * (1.0 - smoothstep(rim, rim + dotWide, edge)));
  // What is one's own is hedged round as one piece of land.
  float isOwnEdge = state.b * (1.0 - stateOf(hex + next).b);
  colour = mix(colour, vec3(0.80, 0.36, 0.19), isOwnEdge * 0.9 * (1.0 - smoothstep(rim, rim + dotWide, edge)));
  colour = underSky(colour, ground);

  // A lamp for each field that somebody keeps.
  float about = texture(uState, uvOf(axial)).g;
  float lamp = state.g;
  vec2 stands = 0.16 * vec2(chanceOf(hex + 5.0) - 0.5, chanceOf(hex + 9.0) - 0.5);
  float away = distance(off, stands);
  float flame = 1.0 - smoothstep(0.05 + dotWide * 0.4, 0.11 + dotWide * 1.1, away);
  float pool = exp(-away * away * 9.0) * lamp;
  float small = mix(1.0, 0.0, smoothstep(16.0, 40.0, wide));
  colour += uNight * vec3(1.0, 0.66, 0.28) * (about * 0.10 + pool * 0.26);
  colour = mix(colour, vec3(1.0, 0.87, 0.58), uNight * lamp * flame * small * mix(0.55, 1.0, own));

  // Close by it would show between what stands on the field, which a mark is over anyhow.
  if (hex == uChosen) {
    float line = max(0.05, dotWide * 2.2);
    colour = mix(colour, vec3(1.0, 0.99, 0.95), (1.0 - smoothstep(line, line + dotWide, edge)) * 0.95 * (1.0 - uScale.y));
  }
  return colour;
}

void main() {
  vec2 ground = groundHere();
  vec2 axial = axialOf(ground);
  vec2 hex = hexOn(axial);
  vec4 land = landOf(hex);
  if (land.a == 1.0) {
    shown = vec4(fieldAt(ground, axial, hex, land), 1.0);
    return;
  }
  vec2 seen = ground + uAway * DEEP;
  if (land.a > 0.3 || landOf(hexOn(axialOf(seen))).a > 0.3)
    for (int i = 1; i <= 22; i++) {
      float down = DEEP * float(i) / 22.0;
      vec2 at = ground + uAway * down;
      if (landOf(hexOn(axialOf(at))).a == 1.0) {
        shown = vec4(underSky(earthAt(down, at), ground), 1.0);
        return;
      }
    }
  shown = seaAt(seen);
}
`;

export const riverVertex = /* glsl */ `
in vec3 aPlace;
out float vSide;
void main() {
  vSide = aPlace.z;
  gl_Position = projectionMatrix * viewMatrix * vec4(aPlace.x, 0.0, aPlace.y, 1.0);
  gl_Position.z = 0.998 * gl_Position.w;
}
`;

export const riverFragment = /* glsl */ `
precision highp float;
${skyShader}
uniform float uFiltered;
in float vSide;
out vec4 shown;
void main() {
  vec2 ground = groundHere();
  float side = abs(vSide);
  vec3 water = mix(vec3(0.45, 0.74, 0.84), vec3(0.37, 0.66, 0.80), smoothstep(0.5, 0.0, side));
  water += (swell(ground * vec2(4.0, 9.0)) - 0.5) * 0.05 * smoothstep(14.0, 40.0, uScale.x);
  vec3 bank = vec3(0.80, 0.86, 0.72);
  float isBank = smoothstep(0.78, 0.9, side) * smoothstep(12.0, 40.0, uScale.x);
  float grey = dot(water, vec3(0.33));
  water = mix(mix(water, bank, isBank), vec3(grey) * 0.8, uFiltered * 0.5);
  shown = vec4(underSky(water, ground), 1.0);
}
`;
