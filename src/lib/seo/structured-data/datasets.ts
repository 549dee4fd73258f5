import type { Dataset } from 'schema-dts';
import type { PageName } from '../../routes/addresses.ts';
import type { Page } from '../../routes/page.ts';
import { type Business, companyOf } from './business.ts';
import { placeOf } from './place.ts';

/** Tables that the site gives away, by the page that shows them: the file, which is the same in every language. */
const tables: Partial<Record<PageName, string>> = {
  '/insurance-directory': '/insurance-directory.csv',
  '/calculators/accuracy': '/calculators/psychrometric-reference.csv',
};

/** The table of a page, as a data set that may be taken; undefined for a page without one. */
export function datasetOf(page: Page, business: Business, site: URL | undefined): Dataset | undefined {
  const { name, path, title, description } = page;
  const file = tables[name];
  if (!file) return undefined;
  return {
    '@type': 'Dataset',
    name: title,
    description,
    url: placeOf(path, site),
    creator: companyOf(business, site),
    isAccessibleForFree: true,
    distribution: { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: placeOf(file, site) },
  };
}
