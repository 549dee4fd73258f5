import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '#content/i18n/languages.ts';
import { type IssueText, type IssueTexts, issueQueuedAt, queueIssue } from '../db/tables/issues.ts';
import { listSubscribers } from '../db/tables/subscribers.ts';
import { plainText, refusedLine } from '../email/newsletter-text.ts';
import { fileError } from './backup-file.ts';
import { type Command, done, failed, iso } from './command.ts';

const example = `---
title: What we learned this spring
---
Write paragraphs with a blank line between them.`;

/**
 * `newsletter FILE.mdx [send]`: shows an issue as readers will see it, then queues it to confirmed subscribers. FILE.es.mdx beside it
 * is its Spanish. The name of the file is the name of the issue, which is sent once.
 */
export const newsletter: Command = async ({ store, now }, { words: [file, word] }) => {
  if (file === undefined) return failed('Name a file: npm run newsletter FILE.mdx');
  const read = readIssue(file);
  if (typeof read === 'string') return failed(read);
  const name = path.basename(file, '.mdx');
  const sent = await issueQueuedAt(store, name);
  if (sent !== undefined)
    return failed(
      `${name} was sent on ${iso(sent).slice(0, 10)}. Nothing is sent twice: give a new issue a new file name.`,
    );
  if (word === 'send') {
    const count = await queueIssue(store, name, read, now);
    return done(
      `${count ?? 0} messages are in the outbox. The server sends them; npm run enquiries -- mail shows what waits.`,
    );
  }
  const readers = (await listSubscribers(store)).length;
  const shown = Object.entries(read).map(([language, { subject, body }]) => `[${language}] ${subject}\n\n${body}`);
  return done(
    `${shown.join('\n\n')}\n\nNothing was sent. ${readers} readers would get it. To send it: npm run newsletter ${file} send`,
  );
};

/** The texts of an issue, or what is wrong with its file. */
function readIssue(file: string): IssueTexts | string {
  const en = readText(file);
  if (typeof en === 'string') return en;
  const others: Partial<Record<(typeof languageCodes)[number], IssueText>> = {};
  for (const language of languageCodes.filter((code) => code !== 'en')) {
    const translation = file.replace(/\.mdx$/, () => `.${language}.mdx`);
    if (translation === file || !existsSync(translation)) continue;
    const text = readText(translation);
    if (typeof text === 'string') return text;
    others[language] = text;
  }
  return { ...others, en };
}

function readText(file: string): IssueText | string {
  const error = fileError(file);
  if (error) return error;
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8').replaceAll('\r', '')) ?? [];
  const subject = /^title: *["']?(.+?)["']?$/m.exec(head)?.[1];
  if (!subject || body.trim() === '') return `${file} needs a title and text, such as:\n${example}`;
  const line = refusedLine(body);
  if (line) return `${file}: mail shows plain text only. Take the tag out of this line: ${line}`;
  return { subject, body: plainText(body) };
}
