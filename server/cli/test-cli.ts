import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Store } from '../db/open-store.ts';
import { addQuestion, type NewQuestion } from '../db/tables/questions.ts';

const script = path.join(import.meta.dirname, '..', '..', 'scripts', 'enquiries.ts');

/** Runs the owner's command in a process that inherits none of this one's environment but what is given. */
export async function runCli(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = spawn(process.execPath, [script, ...args], {
    env: onlyOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: Number(status), stdout, stderr };
}

/** The same without waiting for its end. */
export function startCli(environment: Readonly<Record<string, string>>, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [script, ...args], { env: onlyOf(environment), stdio: 'ignore' });
}

function onlyOf(environment: Readonly<Record<string, string>>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...environment };
}

/** A sample question. */
export const question = {
  name: 'Ada',
  email: 'ada@example.com',
  urgency: 'normal',
  category: 'general',
  question: 'Dry?',
} as const satisfies NewQuestion;

/** How a store takes a question at a time. */
export const askOptions = (now: number) => ({ idempotencyKey: undefined, ownerEmail: 'owner@example.com', now });

/** Asks it, with changes, at a time. */
export const ask = (store: Store, now: number, changes: Partial<NewQuestion> = {}) =>
  addQuestion(store, { ...question, ...changes }, askOptions(now));
