import { describe, expect, test } from 'vitest';
import { slimPage } from './slim-page.ts';

const page = (css: string, body: string) => `<head><style>${css}</style></head><body>${body}</body>`;

describe('slimPage', () => {
  test.each([
    ['a rule whose class the page has', '.a{color:red}', '.a{color:red}'],
    ['a rule whose class it lacks', '.b{color:red}', ''],
    ['one selector of two', '.a,.b{color:red}', '.a{color:red}'],
    ['a selector that needs both classes', '.a .b{color:red}', ''],
    ['elements, attributes and states', 'p[open]>p::after{content:"–"}', 'p[open]>p::after{content:"–"}'],
    ['steps of a movement', '@keyframes a{from{top:0}}', '@keyframes a{from{top:0}}'],
    ['a class that must be absent', 'p:not(.b){color:red}', 'p:not(.b){color:red}'],
    ['a rule that stands twice', '.a{top:0}.x{top:1px}.a{top:0}', '.x{top:1px}.a{top:0}'],
    ['a kind of element that the page lacks', 'table{top:0}p>b{top:0}', ''],
    ['a kind in brackets, where one is enough', 'p:is(b,i){top:0}', 'p:is(b,i){top:0}'],
    ['a property that nothing reads', ':root{--ink:red}p{color:red}', 'p{color:red}'],
    ['a property that is read', ':root{--ink:red}p{color:var(--ink)}', ':root{--ink:red}p{color:var(--ink)}'],
    ['a property that an unread one reads', ':root{--ink:red;--b:var(--ink);top:0}', ':root{top:0}'],
    ['a state that only a control has', '.a:disabled,p:checked{top:0}', ''],
    ['a state that only what is pressed has', '[aria-pressed=true]{top:0}', ''],
    ['a property that only one that is gone reads', ':root{--a:1}.a{top:0}:root{--b:var(--a)}', '.a{top:0}'],
    ['a brace in a condition', '@supports (content:"{"){.a{top:0}}', '@supports (content:"{"){.a{top:0}}'],
    ['a media query that is left empty', '@media print{.b{color:red}}', ''],
    ['the order of layers', '@layer base,parts;@layer parts{.a{top:0}}', '@layer base,parts;@layer parts{.a{top:0}}'],
  ])('%s', (_title, css, expected) => {
    expect(slimPage(page(css, '<p class="a x">text</p>'))).toBe(page(expected, '<p class="a x">text</p>'));
  });

  test('drops empty comments', () => {
    expect(slimPage('<b>7<!-- --> min</b>')).toBe('<b>7 min</b>');
  });

  test('keeps what a tool may need', () => {
    const css = '.b{color:red}.c{color:red}';
    const body = '<circuits-tool data-island="c">1<!-- -->2</circuits-tool>';
    const around = `<p>3<!-- -->4</p>${body}`;
    expect(slimPage(page(css, around), 'x({className:`b d`})')).toBe(page('.b{color:red}', `<p>34</p>${body}`));
  });

  test('keeps the state of what the page or a script of it can press', () => {
    const css = '[aria-pressed=true]{top:0}';
    const pressed = page(css, '<button aria-pressed="false">a</button>');
    expect(slimPage(pressed)).toBe(pressed);
    const tool = page(css, '<circuits-tool data-island="c">1</circuits-tool>');
    expect(slimPage(tool, 'b({"aria-pressed":c})')).toBe(tool);
    expect(slimPage(tool, '', 'b({"aria-pressed":c})')).toBe(tool);
    expect(slimPage(tool)).not.toContain('pressed');
  });

  test('leaves to what comes later the rules that it brings, and no others', () => {
    const css = '.b{color:red}.c{color:red}.d{color:red}';
    const body = '<circuits-tool data-island="c">1</circuits-tool>';
    const later = 'add(`.c{color:red}`);x({className:`b c`})';
    expect(slimPage(page(css, body), '', later)).toBe(page('.b{color:red}', body));
    expect(slimPage(page(css, body), 'y(`c`)', later)).toBe(page('.b{color:red}.c{color:red}', body));
  });
});
