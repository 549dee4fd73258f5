import type { DownloadableResource } from '#content/en/collections/resources.ts';
import { type Language, languages } from '#content/i18n/languages.ts';
import { makeDownload } from './downloads.ts';

/** A resource with format, size and language of its file, if it has one. */
export interface DescribedDownload extends DownloadableResource {
  readonly format?: string;
  readonly size?: string;
  /** Name of the file's language, in that language. A CSV file has none. */
  readonly spoken?: string;
}

/** Adds format and size of the file in a language. */
export async function describeDownload(
  language: Language,
  resource: DownloadableResource,
  site: URL | undefined,
): Promise<DescribedDownload> {
  if (!resource.file) return resource;
  const { byteLength } = await makeDownload(language, resource.file, site);
  const format = resource.file.slice(resource.file.lastIndexOf('.') + 1).toUpperCase();
  const described = { ...resource, format, size: `${Math.max(1, Math.round(byteLength / 1000))} kB` };
  return format === 'CSV' ? described : { ...described, spoken: languages[language].name };
}
