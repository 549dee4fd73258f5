import { takeIn } from '../../store/shared-files.ts';
import { ledTo } from './led-to.ts';
import type { FetchEvent } from './scope.ts';

/** Whether another app hands its files to this address. */
export const takesFiles = (pathname: string): boolean => ledTo.takesFiles.includes(pathname);

/** Keeps the files that another app shares, and opens the page that puts them into a record. */
export async function shared({ request }: FetchEvent): Promise<Response> {
  const form = await request.formData();
  const files = [...form.values()].flatMap((value) => (typeof value === 'string' || value.size === 0 ? [] : [value]));
  // A device that is full says so on that page: it then lists nothing.
  await takeIn(files, Date.now()).catch(() => undefined);
  return Response.redirect(new URL(request.url).pathname, 303);
}
