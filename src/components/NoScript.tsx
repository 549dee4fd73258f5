import type { Words } from './pages/page-vocabulary.tsx';

/** Text for browsers without script. */
export function NoScript({ children }: Words) {
  return (
    <noscript>
      <p>{children}</p>
    </noscript>
  );
}
