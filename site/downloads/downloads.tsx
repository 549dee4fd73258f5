import { GuideScreen } from '../screens/GuideScreen.tsx';
import { guides } from '../screens/manual-pages.ts';
import { printScreen } from './guide-pdf.tsx';

type Make = (site: URL) => Promise<Uint8Array>;

const printedGuides: readonly (readonly [string, Make])[] = Object.entries(guides).map(([slug, { frontmatter }]) => [
  `${slug}.pdf`,
  (site) =>
    printScreen(
      {
        title: frontmatter.title,
        subject: frontmatter.description,
        dated: frontmatter.reviewed,
        screen: <GuideScreen slug={slug} />,
      },
      site,
    ),
]);

const makers: ReadonlyMap<string, Make> = new Map(printedGuides);
const made = new Map<string, Promise<Uint8Array>>();

/** Names of all files under /downloads. */
export function downloadNames(): readonly string[] {
  return [...makers.keys()];
}

/** The bytes of a file under /downloads. Made once a build, whoever asks first: the file itself or a card with its size. */
export function makeDownload(name: string, site: URL): Promise<Uint8Array> {
  const make = makers.get(name);
  if (!make) throw new Error(`No download is called ${name}`);
  const bytes = made.get(name) ?? make(site);
  made.set(name, bytes);
  return bytes;
}
