import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverOptions } from './server-options.ts';

// A server takes what a build compiled under the same options only: with others it compiles its code itself, and holds 30 MB more.

test.each(['package.json', 'deploy/Containerfile', 'deploy/manual.service'])(
  '%s starts under the same options',
  (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const [start = ''] = lines.filter((line) => line.includes('start.mjs') && line.includes('--max-semi-space-size'));
    expect(start.match(/--[\w-]+(?:=\w+)?/g)).toEqual(serverOptions);
  },
);
