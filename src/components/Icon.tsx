/** Decorative icons on a 24 by 24 grid, hidden from screen readers: the text beside them says it. */
const paths = {
  phone: 'M6 3h3l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v3a3 3 0 0 1-3.2 3A16.5 16.5 0 0 1 3 6.2 3 3 0 0 1 6 3Z',
  message: 'M4 4h16v12H10l-5 4v-4H4ZM8 8.5h8M8 12h5',
  check: 'M4 13l5.5 5.5L20 6',
  alert: 'M12 3 2 20.5h20ZM12 9.5v5M12 17v.6',
} as const;

export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
