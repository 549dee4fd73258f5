import { createContext, useContext } from 'react';

/** What stands in English inside the words of a tool. */
export const EnglishNames = createContext<readonly string[]>([]);

/** A text of a tool, with the language said on each English name in it. */
export function Named({ text }: { readonly text: string }) {
  const names = useContext(EnglishNames);
  if (names.length === 0) return text;
  const parts = text.split(new RegExp(`(${names.join('|')})`));
  return parts.map((part) =>
    names.includes(part) ? (
      <span lang="en" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
