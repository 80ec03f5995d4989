// Puts the written pictures of a film into one file (muxing); comes with the library that it needs, for who makes a film.
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { type FilmCodec, filmTypes } from "./filmCodecs.ts";
import type { WrittenPicture } from "./filmEncoder.ts";
import { PACE } from "./yearNotes.ts";

export async function filmFile(
  { name, file }: FilmCodec,
  written: readonly WrittenPicture[],
): Promise<Blob> {
  const target = new BufferTarget();
  const format =
    file === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(name);
  output.addVideoTrack(source, { frameRate: PACE });
  await output.start();
  for (const { chunk, meta } of written)
    await source.add(EncodedPacket.fromEncodedChunk(chunk), meta);
  await output.finalize();
  return new Blob([target.buffer!], { type: filmTypes[file] });
}
