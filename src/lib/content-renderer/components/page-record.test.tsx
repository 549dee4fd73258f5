import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SourceId } from '#content/facts/sources/all-sources.ts';
import { NumberedPage, usePageRecord } from './page-record.tsx';

function Cite({ source }: { readonly source: SourceId }) {
  return `${source}=${usePageRecord().cite(source)} `;
}

function Cited() {
  return `(${usePageRecord().cited().join()})`;
}

test('a source keeps its number however often it is cited, and is listed once', () => {
  const page = (
    <NumberedPage>
      <Cite source="epa-mold-home" />
      <Cite source="epa-mold-buildings-3" />
      <Cite source="epa-mold-home" />
      <Cite source="epa-mold-brief-guide" />
      <Cited />
    </NumberedPage>
  );
  expect(renderToStaticMarkup(page)).toBe(
    'epa-mold-home=1 epa-mold-buildings-3=2 epa-mold-home=1 epa-mold-brief-guide=3 (epa-mold-home,epa-mold-buildings-3,epa-mold-brief-guide)',
  );
  expect(renderToStaticMarkup(page), 'rendered again').toBe(
    'epa-mold-home=1 epa-mold-buildings-3=2 epa-mold-home=1 epa-mold-brief-guide=3 (epa-mold-home,epa-mold-buildings-3,epa-mold-brief-guide)',
  );
});

test('citing outside of NumberedPage throws', () => {
  expect(() => renderToStaticMarkup(<Cite source="epa-mold-home" />)).toThrow('NumberedPage');
});
