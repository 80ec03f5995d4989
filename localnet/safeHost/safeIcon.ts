// The mark of the local Safe: a strongbox with a keyhole.
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="#3b2a1e"/><rect x="20" y="22" width="56" height="50" rx="10" fill="#d9cf8d"/><rect x="26" y="28" width="44" height="38" rx="6" fill="#b9bd6c"/><path fill="#3b2a1e" d="M28 72h10v6H28zm30 0h10v6H58z"/><circle cx="48" cy="44" r="7" fill="#3b2a1e"/><path fill="#3b2a1e" d="M45 46h6l2 12H43z"/></svg>`;

export const safeIcon = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
