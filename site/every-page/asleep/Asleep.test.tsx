import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { owner } from '#content/owner.ts';
import { InLanguage } from '../../frame/language.tsx';
import { Asleep } from './Asleep.tsx';

test.each(languageCodes)(
  '%s: a page of which not all has come calls in one tap, and can be tried again',
  (language) => {
    const html = renderToStaticMarkup(<InLanguage language={language} show={Asleep} with={{}} />);
    expect(html).toMatch(/^<template><p role="status">.+<\/p><\/template>$/);
    expect(html).toContain(`<a href="tel:${owner.phone.dial}">${owner.phone.display}</a>`);
    expect(html).toMatch(/<button type="button" class="btn">.+<\/button>/);
  },
);
