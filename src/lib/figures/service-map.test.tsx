import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageCodes, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import ServiceMap from './service-map.tsx';

test.each(languageCodes)('the map in %s names every town and every county that is served', (language) => {
  const map = renderToStaticMarkup(<InLanguage language={language} show={ServiceMap} with={{}} />);
  const { county } = messagesIn(language).drawings.serviceMap;
  const counties = owner.counties.map((name) => t(county, { name }, localeIn(language)));
  expect([...owner.towns, ...counties].filter((name) => !map.includes(`>${name}</text>`))).toEqual([]);
});
