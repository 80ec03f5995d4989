// A six-sided piece of tilled earth with turf around it, drawn by hand.

/** Decoration: it stands where fields will be. */
export function EarthHex({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 300 250" aria-hidden="true">
      <ellipse fill="var(--earth-shade)" cx="158" cy="222" rx="112" ry="17" />
      <path fill="var(--earth-left)" d="M22 104v48l64 62v-48z" />
      <path fill="var(--earth-front)" d="M86 166h128v48H86z" />
      <path fill="var(--earth-right)" d="M278 104v48l-64 62v-48z" />
      <path
        fill="var(--earth-stones)"
        d="m46 158 9-4 9 9-3 9-9-3zM116 199l11-7 14 3 3 9-17 4zM168 193l8-4 9 5-4 6h-10zM240 163l12-10 9 1-1 10-15 13z"
      />
      <path fill="var(--earth-lip)" d="M22 104v12l64 62h128l64-62v-12l-64 62H86z" />
      <path fill="var(--earth-turf)" d="M86 42h128l64 62-64 62H86l-64-62z" />
      <path fill="var(--earth-bed)" d="M102 60h96l45 44-45 44h-96l-45-44z" />
      <path
        fill="none"
        stroke="var(--earth-rows)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M97 75h106M82 89.5h136M68 104h164M82 118.5h136M97 133h106"
      />
      <path
        fill="var(--earth-sprouts)"
        d="M118 76c-1-7-6-11-13-11 0 7 5 12 13 11zm0 0c1-8 7-12 14-11 0 7-6 12-14 11zM186 105c-1-7-6-11-13-11 0 7 5 12 13 11zm0 0c1-8 7-12 14-11 0 7-6 12-14 11zM110 120c-1-7-6-11-13-11 0 7 5 12 13 11zm0 0c1-8 7-12 14-11 0 7-6 12-14 11z"
      />
    </svg>
  );
}
