import { owner } from '#content/owner.ts';
import type { QuestionRow } from '../../store/schema.ts';
import { type Content, linkTo, paragraph } from './content.ts';
import type { Speaks } from './words.ts';

/** To the asker. It repeats nothing that was typed: the address may belong to somebody who never asked. */
export function receipt({ words: all, sentence }: Speaks, { reference, urgency }: QuestionRow): Content {
  const words = all.receipt;
  const values = { reference, hours: owner.promises.answerHours[urgency] };
  return {
    subject: sentence(words.subject, values),
    blocks: [words.thanks, words.emergency, words.notYou].map((text) => paragraph(sentence(text, values))),
  };
}

/** To whoever asked for the newsletter: nothing is sent there before the link is followed. */
export function newsletterConfirm(speaks: Speaks, siteUrl: string, token: string): Content {
  const { sentence } = speaks;
  const words = speaks.words.confirm;
  return {
    subject: sentence(words.subject),
    blocks: [
      paragraph(sentence(words.why)),
      { kind: 'link', label: words.link, url: linkTo(speaks, siteUrl, '/newsletter/confirm', token) },
      paragraph(sentence(words.notYou)),
    ],
  };
}

/** To a new subscriber, with the way out. */
export function newsletterWelcome(speaks: Speaks, siteUrl: string, token: string): Content {
  const { sentence } = speaks;
  const words = speaks.words.welcome;
  const url = linkTo(speaks, siteUrl, '/newsletter/unsubscribe', token);
  return {
    subject: sentence(words.subject),
    blocks: [paragraph(sentence(words.thanks)), { kind: 'link', label: words.link, url }],
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
