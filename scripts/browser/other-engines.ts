import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright-core';

const engines = [firefox, webkit].map((engine) => [engine.name(), existsSync(engine.executablePath())] as const);

/** The engines beside Chromium of which Playwright's build is installed; says how to install the others. */
export function otherEngines(): readonly string[] {
  const missing = engines.filter(([, isInstalled]) => !isInstalled).map(([name]) => name);
  if (missing.length > 0)
    console.log(`Not walked in ${missing.join(', ')}: npx playwright install --with-deps ${missing.join(' ')}`);
  return engines.filter(([, isInstalled]) => isInstalled).map(([name]) => name);
}
