// The mark of the site: a field in a hexagon with one seedling on it.
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 36" aria-hidden="true">
      <path fill="#566a1c" d="M16 1 30.5 9.3V18c-5-2.4-9.3-2.4-14.5 0S6.5 20.4 1.5 18V9.3z" />
      <path
        fill="#d9cf8d"
        d="M1.5 18c5 2.4 9.3 2.4 14.5 0s9.5-2.4 14.5 0v3.4c-5-2.4-9.3-2.4-14.5 0S6.5 23.8 1.5 21.4z"
      />
      <path fill="#95592c" d="M1.5 21.4c5 2.4 9.3 2.4 14.5 0s9.5-2.4 14.5 0v5.3L16 35 1.5 26.7z" />
      <path
        fill="#fff3c4"
        d="M15.2 18.6v-4.3c-3.7.2-6-1.7-6.2-5 3.3-.4 5.9 1 6.9 3.5.9-3.1 3.3-4.9 7.1-4.7.1 3.8-2.3 6-6.2 6.1v4.1c-.5.1-1.1.2-1.6.3z"
      />
    </svg>
  );
}
