import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/fixtures.ts';

test.use({ locale: 'es-MX' });

test('a question is confirmed on the page, and its receipt comes in Spanish', async ({ page }) => {
  await page.goto('/es/preguntar', { waitUntil: 'networkidle' });
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Correo electrónico').fill('ana.recibo@example.com');
  await page.getByLabel('Urgencia').selectOption({ label: 'Urgente' });
  await page.getByLabel('Su pregunta').fill('¿Tengo que tirar el acolchado de la alfombra?');
  await page.getByRole('button', { name: 'Enviar pregunta' }).click();
  await expect(page.getByRole('heading', { name: '¡Pregunta enviada!' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText(/WD-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  const [reference = ''] = /WD-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('status').innerText()) ?? [];

  const receipt = await mailTo('ana.recibo@example.com');
  expect(receipt).toContain(`Ya tenemos su pregunta (${reference})`);
  expect(receipt).toContain('Nuestra meta es contestarle por correo en menos de 6 horas.');
  expect(receipt).not.toMatch(/\b(your|question|reference)\b/i);
});

test('the newsletter: the mail and both of its pages are Spanish', async ({ page }) => {
  await page.goto('/es/blog');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana.boletin@example.com');
  await page.getByRole('button', { name: 'Suscribirse' }).click();
  await expect(page).toHaveURL('/es/boletin/revise-su-correo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revise su correo');

  const mail = await mailTo('ana.boletin@example.com');
  expect(mail).toContain('Confirme su suscripción');
  const [link = ''] = /https?:\/\/\S+\/es\/boletin\/confirmar\?token=[\w-]+/.exec(mail) ?? [];
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme su suscripción');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL('/es/boletin/confirmado');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya está en la lista');
});

/** The newest message to an address in the server's mail folder, read as a mail program shows it. Waits until it is there. */
async function mailTo(address: string): Promise<string> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const found = () => messagesIn(folder).findLast((message) => new RegExp(`^To: .*${address}`, 'im').test(message));
  await expect.poll(found, `a message to ${address}`).toBeDefined();
  return readable(found() ?? '');
}

/** Oldest first: their names begin with their time. */
function messagesIn(folder: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const letters = names.filter((name) => /^\d.*\.eml$/.test(name)).sort();
  return letters.map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Without quoted-printable: "=C3=B3" is a letter, a sign of equality at the end of a line is none. */
function readable(message: string): string {
  const whole = message.replace(/=\r?\n/g, '').replace(/\?=\r?\n =\?UTF-8\?Q\?/g, '');
  return whole.replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
}
