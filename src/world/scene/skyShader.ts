// What lies over everything on the map, as the graphics card reckons it: clouds and rain, and the night.

/** Every part of the map is coloured by `underSky`, so that a cloud lies over ground and houses alike. */
export const skyShader = /* glsl */ `
uniform vec2 uMiddle;
uniform vec2 uRight;
uniform vec2 uUp;
uniform vec2 uHalf;
uniform vec3 uScale;
uniform sampler2D uSky;
uniform vec3 uSkyPlace;
uniform float uNight;
uniform float uSnow;

float chanceOf(vec2 p) {
  p = fract(p * vec2(0.1731, 0.2387) + 0.37);
  p += dot(p, p.yx + 19.19);
  return fract((p.x + p.y) * p.y * 43.7);
}
float swell(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(chanceOf(i), chanceOf(i + vec2(1, 0)), f.x),
    mix(chanceOf(i + vec2(0, 1)), chanceOf(i + vec2(1, 1)), f.x), f.y);
}
float billows(vec2 p) {
  return 0.5 * swell(p) + 0.27 * swell(p * 2.1 + 7.3) + 0.15 * swell(p * 4.3 + 1.7) + 0.08 * swell(p * 8.9 + 3.1);
}

/** The ground that a dot of the canvas shows. */
vec2 groundHere() {
  vec2 off = gl_FragCoord.xy - uHalf;
  return uMiddle + off.x * uRight + off.y * uUp;
}

vec4 airAt(vec2 ground) {
  vec2 bent = ground + 2.4 * vec2(swell(ground * 0.21) - 0.5, swell(ground * 0.21 + 31.0) - 0.5);
  return texture(uSky, (bent - uSkyPlace.xy) * uSkyPlace.z);
}
float cloudAt(vec2 ground, float cover) {
  float wisps = billows(ground * vec2(0.15, 0.21) + 11.0);
  return smoothstep(0.42, 1.05, cover * 0.86 + (wisps - 0.5) * 1.15) * smoothstep(0.05, 0.4, cover);
}

/** Slanting lines that stand still: what is drawn at rest is a picture. */
float streaks(vec2 at) {
  at.x += at.y * 0.22;
  float column = floor(at.x / 5.0);
  float fall = at.y / 74.0 + chanceOf(vec2(column, 3.0)) * 9.0;
  float isThere = step(0.55, chanceOf(vec2(column, floor(fall))));
  float along = fract(fall);
  float across = abs(fract(at.x / 5.0) - 0.5) * 5.0;
  return isThere * smoothstep(0.0, 0.3, along) * step(along, 0.34) * (1.0 - smoothstep(0.25, 0.75, across));
}
float flakes(vec2 at, float cell) {
  vec2 square = floor(at / cell);
  vec2 middle = 0.5 + 0.6 * (vec2(chanceOf(square), chanceOf(square + 57.0)) - 0.5);
  float size = mix(0.05, 0.11, chanceOf(square + 91.0));
  return (1.0 - smoothstep(size * 0.6, size, distance(fract(at / cell), middle))) * step(0.45, chanceOf(square + 17.0));
}

/** At most a third darker than by day: lands are told apart by their colours, and what is sought is found. */
const vec3 MOON = vec3(0.64, 0.69, 0.89);

vec3 atHour(vec3 colour) {
  float grey = dot(colour, vec3(0.3, 0.56, 0.14));
  return mix(colour, mix(colour, vec3(grey), 0.16) * MOON, uNight);
}

/** Rain and snow, between the eye and everything; what they fall over may be looked through. */
vec4 falling(vec4 colour, vec2 ground) {
  vec4 air = airAt(ground);
  float close = smoothstep(9.0, 26.0, uScale.x);
  vec2 at = gl_FragCoord.xy / uScale.z;
  float bright = mix(1.0, 0.6, uNight);
  colour = mix(colour, vec4(vec3(0.88, 0.94, 1.0) * bright, 1.0), streaks(at) * close * smoothstep(0.25, 0.6, air.g) * 0.42);
  float snow = max(flakes(at, 19.0), flakes(at + 7.7, 31.0));
  return mix(colour, vec4(vec3(bright), 1.0), snow * close * smoothstep(0.5, 0.8, air.b) * 0.9);
}

/** What is seen of cloud and mist, and how much they hide. */
vec4 cloudOver(vec2 ground, vec4 air) {
  float far = 1.0 - uScale.y;
  vec3 white = mix(mix(vec3(0.99, 0.99, 0.98), vec3(0.80, 0.84, 0.89), air.g * 0.75), vec3(0.46, 0.50, 0.68), uNight * 0.92);
  // On land that is white already a white cloud would be none.
  white = mix(white, white * vec3(0.86, 0.90, 0.96), air.b * 0.8 * (1.0 - uNight));
  // Where houses can be told apart, one looks through it.
  float thick = mix(0.86, 0.46, smoothstep(14.0, 36.0, uScale.x));
  float cloud = cloudAt(ground, air.r) * mix(0.1, thick, far * far);
  float mist = air.a * (0.25 + 0.3 * swell(ground * 0.6));
  return vec4(white, 1.0 - (1.0 - cloud) * (1.0 - mist));
}

vec3 underSky(vec3 colour, vec2 ground) {
  vec4 air = airAt(ground);
  float below = cloudAt(ground + vec2(1.3, -1.1), air.r);
  float wet = max(air.g, air.b * 0.6);
  colour = atHour(mix(colour, colour * vec3(0.8, 0.86, 0.93), max(wet * 0.75, below * 0.5)));
  vec4 cloud = cloudOver(ground, air);
  return falling(vec4(mix(colour, cloud.rgb, cloud.a), 1.0), ground).rgb;
}
`;

/** What is known of the field on a hex: its picture of the land and what becomes of it while the map is open. */
export const stateShader = /* glsl */ `
uniform sampler2D uState;
uniform vec4 uGrid;
uniform float uFiltered;

vec4 stateOf(vec2 hex) { return texelFetch(uState, ivec2(hex - uGrid.xy), 0); }

/** Fields that a filter leaves out step back, and the others come forward. */
vec3 filtered(vec3 colour, float lit) {
  float grey = dot(colour, vec3(0.3, 0.56, 0.14));
  vec3 back = mix(colour, vec3(grey), 0.62) * vec3(0.80, 0.83, 0.86);
  vec3 front = min(colour * 1.1 + 0.03, 1.0);
  return mix(colour, mix(back, front, lit), uFiltered);
}
`;
