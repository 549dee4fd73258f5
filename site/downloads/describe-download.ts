import type { DownloadableResource } from '#content/en/lists/shelf/resources.ts';
import type { Language } from '#content/languages.ts';
import { makeDownload } from './downloads.ts';

/** A resource with what its card shows: format and size of the file, when there is one. */
export interface DescribedDownload extends DownloadableResource {
  readonly format?: string;
  readonly size?: string;
}

/** Reads format and size off the file of a language. */
export async function describeDownload(
  language: Language,
  resource: DownloadableResource,
  site: URL,
): Promise<DescribedDownload> {
  if (!resource.file) return resource;
  const { byteLength } = await makeDownload(language, resource.file, site);
  const format = resource.file.slice(resource.file.lastIndexOf('.') + 1).toUpperCase();
  return { ...resource, format, size: `${Math.max(1, Math.round(byteLength / 1000))} kB` };
}
