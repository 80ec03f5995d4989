// What a drawing thread is given to paint a room.
export type RoomJob = {
  form: "room";
  /** As it is kept. */
  document: string;
  width: number;
  height: number;
  /** Of the uploaded pictures that hang in it, those that are to be had. */
  pictures: readonly { hash: string; type: string; bytes: Uint8Array }[];
};
