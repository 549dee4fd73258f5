import { pathOf } from '#content/languages.ts';
import type { Attachment, Block } from './message.ts';
import type { Speaks } from './words.ts';

/** What a message says, before it has a sender and an address. */
export interface Content {
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** A block of plain words. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** The page of a link, in the language of its message. */
export function linkTo({ language }: Speaks, siteUrl: string, page: string, token: string): string {
  return `${siteUrl}${pathOf(language, page)}?token=${token}`;
}
