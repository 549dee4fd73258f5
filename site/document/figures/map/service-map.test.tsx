import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageCodes, localeIn, wordsIn } from '#content/languages.ts';
import { say } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { InLanguage } from '../../../frame/language.tsx';
import ServiceMap from '../service-map.tsx';

test.each(languageCodes)('the map in %s names every town and every county that is served', (language) => {
  const map = renderToStaticMarkup(<InLanguage language={language} show={ServiceMap} with={{}} />);
  const { county } = wordsIn(language).drawings.serviceMap;
  const counties = owner.counties.map((name) => say(county, { name }, localeIn(language)));
  expect([...owner.towns, ...counties].filter((name) => !map.includes(`>${name}</text>`))).toEqual([]);
});
