// What all shaders of the map are told: from where it is looked at, the hour, the sky, and what is known of each field.
import {
  DataTexture,
  LinearFilter,
  RGBAFormat,
  UnsignedByteType,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import type { Season } from "../../models/seasons.ts";
import type { CountryData } from "./countryData.ts";
import type { SkyGrid } from "./parishSky.ts";

function byteTexture(dots: Uint8Array<ArrayBuffer>, width: number, height: number) {
  const texture = new DataTexture(dots, width, height, RGBAFormat, UnsignedByteType);
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

export type MapUniforms = ReturnType<typeof mapUniforms>;

export function mapUniforms({ grid, tones, land }: CountryData, sky: SkyGrid) {
  const { columns, rows } = grid;
  const stateDots = new Uint8Array(4 * columns * rows);
  const skyDots = new Uint8Array(4 * sky.side * sky.side);
  return {
    uMiddle: { value: new Vector2() },
    uRight: { value: new Vector2() },
    uUp: { value: new Vector2() },
    uHalf: { value: new Vector2() },
    /** CSS pixels for a step, how near one is, dots for a CSS pixel. */
    uScale: { value: new Vector3(1, 0, 1) },
    uAway: { value: new Vector2() },
    uSky: { value: byteTexture(skyDots, sky.side, sky.side) },
    uSkyPlace: { value: new Vector3(sky.west, sky.north, 1 / (sky.step * sky.side)) },
    /** From 0 by day to 1 by night. */
    uNight: { value: 0 },
    uFrom: { value: new Vector3(-0.46, 0.61, 0.64) },
    uSnow: { value: 0 },
    uSeason: { value: new Vector3() },
    uState: { value: byteTexture(stateDots, columns, rows) },
    uGrid: { value: new Vector4(grid.q0, grid.r0, columns, rows) },
    uFiltered: { value: 0 },
    uChosen: { value: new Vector2(9_999, 9_999) },
    uTones: { value: byteTexture(tones, columns, rows) },
    uLand: { value: byteTexture(land, columns, rows) },
  };
}

/** What the ground wears. */
export function dressGround({ uSeason, uSnow }: MapUniforms, season: Season): void {
  const is = (one: Season) => (season === one ? 1 : 0);
  uSeason.value.set(is("seedtime"), is("leafFall"), is("hearth"));
  uSnow.value = 0.85 * is("hearth");
}
