import type { Words } from './pages/page-vocabulary.tsx';

export function NoScript({ children }: Words) {
  return (
    <noscript>
      <p>{children}</p>
    </noscript>
  );
}
