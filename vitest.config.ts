import { defineConfig } from 'vitest/config';
import { pace } from './scripts/gate/pace.ts';

export default defineConfig({
  test: {
    include: ['{core,content,checks,contract,site,api,scripts,supabase}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000 * pace,
    hookTimeout: 60_000 * pace,
  },
});
