import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { blankJob } from '#core/drying-job/record/record.ts';
import { until } from '../../../lib/testing/wait-until.ts';
import type { PartProps } from '../JobSection.tsx';
import { MachinePhotos } from './EquipmentList.tsx';
import { saveEquipmentPhoto } from './save-equipment-photo.ts';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const words = dryingJobIn.en;
const locale = localeIn('en');
const record = blankJob('a');
const plate = new File(['plate'], 'plate.jpg', { type: 'image/jpeg' });
const tag = new File(['tag'], 'tag.jpg', { type: 'image/jpeg' });

/** A job of a device that does so with each change. */
const stateOf = (edit: PartProps['state']['edit']) => ({ edit, now: () => record }) as PartProps['state'];

async function shown(state: PartProps['state']) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const props = { record, words, locale, state } as unknown as PartProps;
  await act(async () => root.render(<MachinePhotos {...props} machine="m" />));
}

const inputs = () => [...document.querySelectorAll('input')];
const status = () => document.querySelector('[role="status"]')?.textContent;

async function take(...files: readonly File[]) {
  const [input] = inputs();
  if (!input) throw new Error('no button');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

const said = (how: 'kept' | 'failed', { name }: File) => t(words.photos[how], { name }, locale);

beforeEach(() => document.body.replaceChildren());

describe('photos of a machine', () => {
  test('what was not kept is named when keeping breaks off, and the next can be taken', async () => {
    const edit = vi.fn<PartProps['state']['edit']>().mockResolvedValueOnce(true).mockRejectedValueOnce(new Error());
    await shown(stateOf(edit.mockResolvedValue(true)));
    await take(plate, tag);
    await until(async () => {
      await act(async () => {});
      expect(status()).toBe(`${said('kept', plate)} ${said('failed', tag)}`);
    });
    expect(inputs().map(({ disabled }) => disabled)).toEqual([false, false]);
    await take(tag);
    await until(async () => {
      await act(async () => {});
      expect(status()).toBe(said('kept', tag));
    });
  });

  test('a photo that a phone has in the cloud alone and gives as an empty file is not kept', async () => {
    const edit = vi.fn(async () => true);
    expect(await saveEquipmentPhoto(new File([], 'cloud.jpg', { type: 'image/jpeg' }), 'm', stateOf(edit))).toBe(
      'failed',
    );
    expect(edit).not.toHaveBeenCalled();
  });
});
