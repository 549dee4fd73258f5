import { expect, test } from 'vitest';
import { mailboxOf } from './daily-limits.ts';

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+water@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['a.d.a@googlemail.com', 'ada@gmail.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['+ada@example.com', '+ada@example.com'],
])('%s reaches %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
