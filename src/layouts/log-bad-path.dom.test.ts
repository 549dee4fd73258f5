import { expect, test, vi } from 'vitest';

test('an unknown path is logged', async () => {
  window.history.replaceState(null, '', '/no/such-page?name=Ada');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await import('./log-bad-path.ts');
  expect(logged.mock.calls).toEqual([['404: no page at /no/such-page']]);
  logged.mockRestore();
});
