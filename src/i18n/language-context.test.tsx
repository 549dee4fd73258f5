import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { InLanguage, useLocale, useMessages, usePath } from './language-context.tsx';
import { Message } from './Message.tsx';

const shown = (words: Parameters<typeof Message>[0]['words'], values: Parameters<typeof Message>[0]['values']) =>
  renderToStaticMarkup(<InLanguage language="en" show={Message} with={{ words, values }} />);

describe('Message', () => {
  test.each([
    ['Call {phone}, day or night', { phone: <a href="tel:1">one</a> }, 'Call <a href="tel:1">one</a>, day or night'],
    ['{total} of {total}', { total: 1234.5 }, '1,234.5 of 1,234.5'],
    [{ one: '{count} day, {link}', other: '{count} days, {link}' }, { count: 2, link: <b>so</b> }, '2 days, <b>so</b>'],
    ['no place', {}, 'no place'],
  ])('%j', (words, values, expected) => {
    expect(shown(words, values)).toBe(expected);
  });

  test('a missing value throws', () => {
    expect(() => shown('Call {phone}', {})).toThrow('"Call {phone}" has no value for {phone}');
  });
});

function Probe() {
  const pathTo = usePath();
  return `${useMessages().frame.header.menu} ${useLocale().dollars(1234)} ${pathTo('/')} ${pathTo('/about')}`;
}

test('inside InLanguage messages, formats and paths are localized', () => {
  expect(renderToStaticMarkup(<InLanguage language="en" show={Probe} />)).toBe('Menu $1,234 / /about');
});

test('outside of InLanguage it throws', () => {
  expect(() => renderToStaticMarkup(<Probe />)).toThrow('needs <InLanguage>');
});
