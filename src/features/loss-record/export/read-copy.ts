import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { shape } from '#core/loss-record/shape.ts';
import { labelOf } from '../field-labels.ts';
import { type Imported, importRecord, type Way } from './import-record.ts';
import { type Copy, unpack } from './unpack.ts';

/** Where the taking of a copy stands, in words, and what may be pressed. */
export interface Step {
  readonly said: string;
  readonly offered?: {
    readonly ways: readonly { readonly label: string; readonly take: () => Promise<Step> }[];
    readonly cancel: string;
  };
  /** The record that is whole here now. */
  readonly taken?: string;
}

interface InMessages {
  /** Ids of the records on the device. */
  readonly known: readonly string[];
  readonly words: LossRecordMessages;
  readonly locale: Locale;
}

/** Reads a copy: says what is in it before anything is kept, and asks how it shall come in. Rejects what cannot be read here. */
export async function readCopy(file: File, { known, words, locale }: InMessages): Promise<Step> {
  const { taking } = words;
  const unpacked = await unpack(file);
  if (!unpacked.ok) return { said: taking.errors[unpacked.error] };
  const { copy } = unpacked;
  const ways = waysFor(known.includes(copy.record.id)).map((way) => ({
    label: way === 'new' ? taking.newRecord : taking[way],
    take: async () => takenIn(await importRecord(copy, way), words, locale),
  }));
  return { said: foundIn(copy, words, locale), offered: { ways, cancel: taking.cancel } };
}

function waysFor(isKnown: boolean): readonly Way[] {
  return isKnown ? ['merge', 'replace'] : ['new'];
}

function takenIn(outcome: Imported, { taking, errors }: LossRecordMessages, locale: Locale): Step {
  if (!outcome.ok) {
    const said = Object.hasOwn(errors, outcome.error) ? errors[outcome.error as keyof typeof errors] : errors.refused;
    return { said: t(said, { most: shape.mostRows }, locale) };
  }
  const { damaged, id } = outcome;
  if (damaged.length === 0) return { said: taking.done, taken: id };
  const names = locale.list(damaged.slice(0, mostNamed));
  return { said: `${taking.done} ${t(taking.damaged, { count: damaged.length, names }, locale)}` };
}

/** Names that are read out; a copy without photos lacks hundreds. */
const mostNamed = 10;

function foundIn({ record, leftOut, isSalvaged }: Copy, words: LossRecordMessages, locale: Locale): string {
  const { taking, list, sections } = words;
  const counts = { rooms: record.rooms.length, things: record.things.length, photos: record.photos.length };
  const content = t(taking.found, { name: record.title || list.untitled, ...counts }, locale);
  const found = isSalvaged ? `${taking.salvaged} ${content}` : content;
  if (leftOut.length === 0) return found;
  const places = leftOut.slice(0, mostNamed).map(({ place, row, field }) => {
    if (place === 'title') return words.entry.title;
    return [sections[place].title, row || '', field && labelOf(place, field, words)].filter(Boolean).join(' ');
  });
  return `${found} ${t(taking.leftOut, { count: leftOut.length, places: locale.list(places) }, locale)}`;
}
