import type { DownloadableResource } from '#content/en/collections/resources.ts';
import { type Language, languages } from '#content/i18n/languages.ts';
import { makeDownload } from './downloads.ts';

/** A resource with what its card shows: format, size and language of the file, when there is one. */
export interface DescribedDownload extends DownloadableResource {
  readonly format?: string;
  readonly size?: string;
  /** What the language of its words is called in that language; a table for programs has none. */
  readonly spoken?: string;
}

/** Reads format and size off the file of a language. */
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
