import type { Words } from './pages/page-vocabulary.tsx';

/** What a tool's page says where scripts are off. */
export function NoScript({ children }: Words) {
  return (
    <noscript>
      <p>{children}</p>
    </noscript>
  );
}
