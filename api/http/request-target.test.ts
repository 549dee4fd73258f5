import { expect, test } from 'vitest';
import { originForm } from './request-target.ts';

test.each([
  ['/ask', '/ask'],
  ['/ask?a=http://x/', '/ask?a=http://x/'],
  ['http://localhost:3000/ask', '/ask'],
  ['HTTPS://example.com/ask?a=1', '/ask?a=1'],
  ['http://example.com', '/'],
  ['http://example.com?a=1', '/?a=1'],
  ['//example.com/ask', '//example.com/ask'],
  ['*', '*'],
])('%s asks for %s', (target, expected) => expect(originForm(target)).toBe(expected));
