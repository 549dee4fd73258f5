import type { Words } from '#content/en/messages.ts';
import { completeLanguages } from '#content/i18n/languages.ts';
import { type GroupName, groupsOf } from '../../lib/offline/manifest.ts';

/** The words of the page that depend on the service worker. */
export type KeepMessages = Omit<Words['keep'], 'sets' | 'bar' | 'keep' | 'refresh' | 'forget'>;

interface Row {
  readonly name: keyof Words['keep']['sets'];
  readonly groups: readonly GroupName[];
}

/** What a reader of a language can download, her own first. */
export function rows(language: string): readonly Row[] {
  const [essentials, manual] = groupsOf(language);
  const whole = completeLanguages();
  return [
    { name: 'first', groups: [essentials] },
    { name: 'rest', groups: [manual] },
    { name: 'papers', groups: ['documents'] },
    { name: 'other', groups: whole.filter((code) => code !== language).flatMap(groupsOf) },
    { name: 'prints', groups: whole.map((code): GroupName => `${code}-downloads`) },
  ];
}
