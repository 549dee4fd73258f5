import { expect, test } from './support/fixtures.ts';

for (const [language, path, words] of [
  ['en', '/videos', 'one valve stops the water'],
  ['es', '/es/videos', 'una sola llave corta el agua'],
] as const)
  test(`${language}: the film plays with captions, can be sought, and is requested only then`, {
    tag: language === 'en' ? [] : '@full',
  }, async ({ page, request }) => {
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(sent.url()));
    await page.goto(path);
    const film = page.locator('video');
    await expect(film).toBeVisible();
    expect(requested.filter((url) => url.endsWith('.mp4'))).toEqual([]);
    await film.evaluate((video: HTMLVideoElement) => video.play());
    const now = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(now).toBeGreaterThan(0.3);
    const shown = () =>
      film.evaluate((video: HTMLVideoElement) => {
        const track = [...video.textTracks].find(({ mode }) => mode === 'showing');
        return [track?.language, ...[...(track?.activeCues ?? [])].map((cue) => (cue as VTTCue).text)].join(' ');
      });
    await expect.poll(shown).toContain(words);
    expect(await shown()).toMatch(new RegExp(`^${language} `));
    expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(144);
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 100;
    });
    await expect.poll(now).toBeGreaterThan(100);
    const part = await request.get('/films/main-valve.mp4', { headers: { range: 'bytes=0-99' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
    expect(part.headers()['content-type']).toBe('video/mp4');
  });
