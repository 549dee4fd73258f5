import { defineConfig } from 'vitest/config';
import { pace } from './scripts/gate/pace.ts';

/** Tests that read the built site: `npm run build` comes first. */
const built = 'checks/built/**/*.test.ts';

const limits = { testTimeout: 30_000 * pace, hookTimeout: 60_000 * pace };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,content,checks,contract,site,api,scripts,supabase}/**/*.test.{ts,tsx}'],
          exclude: [built],
          ...limits,
        },
      },
      { test: { name: 'built', include: [built], ...limits } },
    ],
  },
});
