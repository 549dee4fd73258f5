import { defineConfig } from 'vitest/config';
import { pace } from './pace.ts';

const places = (process.env.MUTATION_TESTS ?? '{core,checks/claims,server/http}').split(' ');

/**
 * The tests that run against each mutant: those of its folder, as scripts/ci/mutations.ts names them. Others would only take
 * time.
 */
export default defineConfig({
  test: {
    include: places.map(testsBelow),
    // One database server for all mutants of a process.
    globalSetup: places.some(isSlow) ? ['server/db/test-postgres-setup.ts'] : [],
    testTimeout: 30_000 * pace,
    hookTimeout: 60_000 * pace,
  },
});

function isSlow(place: string): boolean {
  return place.endsWith('.slow.test.ts');
}

/** Slow tests run for each mutant only where they are named. */
function testsBelow(place: string): string {
  return place.endsWith('.test.ts') ? place : `${place}/**/!(*.slow).test.ts`;
}
