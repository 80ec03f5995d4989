// Where the focus goes when the button that had it is no more: to the name of the room.

export const roomNameMark = { "data-room-name": "" };

export function focusRoomName(): void {
  document.querySelector<HTMLElement>("[data-room-name]")?.focus();
}
