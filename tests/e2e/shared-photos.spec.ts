import { expect, test } from './support/fixtures.ts';

test('a browser without the worker is led to the page, which says what to do', async ({ page }) => {
  const answer = await page.request.post('/es/fotos-compartidas', {
    multipart: { files: { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') } },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/es/fotos-compartidas']);
  await page.goto('/es/fotos-compartidas');
  await expect(page.getByRole('status')).toContainText('Aquí no hay archivos.');
});
