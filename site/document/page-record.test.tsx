import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberedPage, usePageRecord } from './page-record.tsx';

function Cite({ source }: { readonly source: string }) {
  return `${source}=${usePageRecord().cite(source)} `;
}

function Cited() {
  return `(${usePageRecord().cited().join()})`;
}

test('a source keeps its number however often it is cited, and is listed once', () => {
  const page = (
    <NumberedPage>
      <Cite source="epa" />
      <Cite source="cdc" />
      <Cite source="epa" />
      <Cite source="fema" />
      <Cited />
    </NumberedPage>
  );
  expect(renderToStaticMarkup(page)).toBe('epa=1 cdc=2 epa=1 fema=3 (epa,cdc,fema)');
  expect(renderToStaticMarkup(page), 'rendered again').toBe('epa=1 cdc=2 epa=1 fema=3 (epa,cdc,fema)');
});

test('nothing is numbered outside of a page', () => {
  expect(() => renderToStaticMarkup(<Cite source="epa" />)).toThrow('NumberedPage');
});
