import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,content,checks,contract,site,api,scripts,supabase}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
