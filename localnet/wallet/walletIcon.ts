// The mark of the local wallet: a seedling on a field, in a gate's colours.
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="#566a1c"/><path fill="#6b8127" d="M0 24A24 24 0 0 1 24 0h48a24 24 0 0 1 24 24v22c-30-14-66-14-96 0z"/><path fill="#95592c" d="M18 55v11l30 18 30-18V55z"/><path fill="#d9cf8d" d="m48 37 30 18-30 18-30-18z"/><path fill="none" stroke="#b9a764" stroke-width="3" d="m28 49 30 18m-20-24 30 18"/><path fill="#fff3c4" d="M46 56V42c-11 .6-17.500-5.600-18-15.500 9.800-1 17 3.200 20 10.800 2.700-9 9.700-14.400 21-13.800.3 11.200-6.700 17.700-18.300 18V56z"/></svg>`;

export const walletIcon = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
