import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { blankJob } from '#core/drying-job/record/record.ts';
import { choose, render } from '../../../lib/testing/page.ts';
import { until } from '../../../lib/testing/wait-until.ts';
import type { SectionProps } from '../JobSection.tsx';
import { EquipmentPhotos } from './EquipmentList.tsx';
import { saveEquipmentPhoto } from './save-equipment-photo.ts';

const messages = dryingJobIn.en;
const locale = localeIn('en');
const record = blankJob('a');
const plate = new File(['plate'], 'plate.jpg', { type: 'image/jpeg' });
const tag = new File(['tag'], 'tag.jpg', { type: 'image/jpeg' });

/** A job whose storage answers each edit like this. */
const stateOf = (edit: SectionProps['state']['edit']) => ({ edit, now: () => record }) as SectionProps['state'];

async function shown(state: SectionProps['state']) {
  const props = { record, messages, locale, state } as unknown as SectionProps;
  await render(<EquipmentPhotos {...props} machine="m" />);
}

const inputs = () => [...document.querySelectorAll('input')];
const status = () => document.querySelector('[role="status"]')?.textContent;

const take = (...files: readonly File[]) => choose(inputs()[0], files);

const text = (how: 'kept' | 'failed', { name }: File) => t(messages.photos[how], { name }, locale);

describe('photos of equipment', () => {
  test('a failed photo is named, and the next can be added', async () => {
    const edit = vi.fn<SectionProps['state']['edit']>().mockResolvedValueOnce(true).mockRejectedValueOnce(new Error());
    await shown(stateOf(edit.mockResolvedValue(true)));
    await take(plate, tag);
    await until(async () => {
      await act(async () => {});
      expect(status()).toBe(`${text('kept', plate)} ${text('failed', tag)}`);
    });
    expect(inputs().map(({ disabled }) => disabled)).toEqual([false, false]);
    await take(tag);
    await until(async () => {
      await act(async () => {});
      expect(status()).toBe(text('kept', tag));
    });
  });

  test("an empty file, as from a phone's cloud, is not stored", async () => {
    const edit = vi.fn(async () => true);
    expect(await saveEquipmentPhoto(new File([], 'cloud.jpg', { type: 'image/jpeg' }), 'm', stateOf(edit))).toBe(
      'failed',
    );
    expect(edit).not.toHaveBeenCalled();
  });
});
