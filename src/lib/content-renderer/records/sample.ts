import type { Block } from '../ast/blocks.ts';
import { isConfirmed } from '../ast/confirmed.ts';
import { plainInlines } from '../ast/inlines.ts';
import type { Speaks } from '../ast/speaker.ts';

/** A note that marks a document as a sample until the owner has confirmed the claim; nothing once he has. */
export function sample({ words }: Speaks, of = ''): readonly Block[] {
  if (isConfirmed(of)) return [];
  const paragraph = { kind: 'paragraph', inlines: plainInlines(words.sample) } as const;
  return [{ kind: 'note', look: 'note', tone: 'amber', blocks: [paragraph] }];
}
