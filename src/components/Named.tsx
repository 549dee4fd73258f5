import { createContext, useContext } from 'react';

/** English names that occur in the messages of a tool. */
export const EnglishNames = createContext<readonly string[]>([]);

/** A message with `lang="en"` on each English name in it, for screen readers (WCAG 3.1.2). */
export function TextWithEnglishNames({ text }: { readonly text: string }) {
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
