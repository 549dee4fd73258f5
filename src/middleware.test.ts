import { expect, test } from 'vitest';
import { markNames } from './middleware.ts';

const names = ['Insurance Code', 'Texas Insurance Code', 'should'];
const marked = (name: string) => `<span lang="en">${name}</span>`;

test.each([
  ['a name', '<p>El (Insurance Code) dice</p>', `<p>El (${marked('Insurance Code')}) dice</p>`],
  ['the longest that fits', '<p>Texas Insurance Code</p>', `<p>${marked('Texas Insurance Code')}</p>`],
  ['two on a line', '<p>should, should</p>', `<p>${marked('should')}, ${marked('should')}</p>`],
  ['no part of a word', '<p>shoulder</p>', '<p>shoulder</p>'],
  ['no attribute', '<p title="should">a</p>', '<p title="should">a</p>'],
  [
    'nothing that says English',
    '<p lang="en">a <b>should</b> b</p><p>a</p>',
    '<p lang="en">a <b>should</b> b</p><p>a</p>',
  ],
  [
    'what follows an English part of the same kind',
    '<span lang="en"><span>should</span></span><p>should</p>',
    `<span lang="en"><span>should</span></span><p>${marked('should')}</p>`,
  ],
  [
    'no script, title or drawing',
    '<script>should</script><title>should</title><svg><text>should</text></svg>',
    '<script>should</script><title>should</title><svg><text>should</text></svg>',
  ],
  [
    'what follows a style with a "<" of its own',
    '<style>@media (width<40em){a{b:c}}</style><p>should</p>',
    `<style>@media (width<40em){a{b:c}}</style><p>${marked('should')}</p>`,
  ],
  ['no tool', '<astro-island><p>should</p></astro-island>', '<astro-island><p>should</p></astro-island>'],
  ['what follows a link to English', '<link lang="en"><p>should</p>', `<link lang="en"><p>${marked('should')}</p>`],
])('%s', (_title, html, expected) => {
  expect(markNames(html, names)).toBe(expected);
});

test('a page without such names is unchanged', () => {
  expect(markNames('<p>should</p>', [])).toBe('<p>should</p>');
});
