import { addToDictionaries, appendToList, applyAll, type Plan, type Read } from './change.ts';
import { type Collection, type PageMessages, pageFiles, planPage, quoted } from './page.ts';

const collection: Collection = { kind: 'review', folder: 'reviews', address: '/reviews', spanishAddress: '/resenas' };

interface ReviewMessages {
  readonly about: string;
  readonly verdict: string;
  readonly verdictTitle: string;
  readonly sheetTitle: string;
  readonly author: string;
  readonly pro: string;
  readonly con: string;
  readonly quantity: string;
  readonly listed: string;
  readonly meaning: string;
}

const draft = {
  en: {
    about: 'say in one sentence what the tool is for and who should buy it.',
    verdict: 'Say the verdict in one sentence.',
    verdictTitle: 'The verdict',
    sheetTitle: 'What the tool sheet lists',
    author: 'the field team',
    pro: 'Say what it does well',
    con: 'Say what it does badly',
    quantity: 'Warranty',
    listed: 'not confirmed',
    meaning: 'Ask the maker.',
  },
  es: {
    about: 'diga en una frase para qué sirve y a quién le conviene.',
    verdict: 'Diga su opinión en una frase.',
    verdictTitle: 'Nuestra opinión',
    sheetTitle: 'Lo que dice la ficha',
    author: 'el equipo de campo',
    pro: 'Diga qué hace bien',
    con: 'Diga qué hace mal',
    quantity: 'Garantía',
    listed: 'sin confirmar',
    meaning: 'Pregunte al fabricante.',
  },
} satisfies Record<string, ReviewMessages>;

/** A review in both languages with its record, a tool sheet of one line, and its address. */
export function newReview(read: Read, words: readonly string[]): Plan {
  return planPage(read, collection, words, (page) => {
    const texts = { en: text(page.name, page.english, draft.en), es: text(page.name, page.spanish, draft.es) };
    const lists = (['en', 'es'] as const).flatMap((language) => {
      const path = `content/${language}/collections/reviews.ts`;
      const title = language === 'en' ? page.english : page.spanish;
      return [
        (now: Read) => appendToList(now, path, 'reviews', record(page.name, title, draft[language])),
        (now: Read) => appendToList(now, path, 'toolSheets', sheet(page.name, draft[language])),
      ];
    });
    return applyAll(read, ...pageFiles(collection, page, texts), ...lists, ...addToDictionaries(nameOfTool(page)));
  });
}

/** What both titles call the tool: a name of a maker or a model is the same in every language. */
function nameOfTool({ english, spanish }: PageMessages): string {
  const inSpanish = new Set(spanish.split(' '));
  return english
    .split(' ')
    .filter((word) => /^[A-Z]/.test(word) && inSpanish.has(word))
    .join(' ');
}

function text(name: string, title: string, words: ReviewMessages): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(`${title}: ${words.about}`)}
draft: true
---

<Section id="verdict" title=${JSON.stringify(words.verdictTitle)}>

${words.verdict}

<Score review="${name}" />

</Section>

<Section id="specification" title=${JSON.stringify(words.sheetTitle)}>

<ToolSheet review="${name}" />

</Section>
`;
}

function record(name: string, title: string, { verdict, author, about, pro, con }: ReviewMessages): string {
  return `  {
    id: '${name}',
    title: ${quoted(title)},
    categories: ['moisture-meters'],
    rating: 5,
    maxRating: 10,
    verdict: '${verdict}',
    author: '${author}',
    fieldTested: false,
    image: 'meter',
    excerpt: ${quoted(`${title}: ${about}`)},
    pros: ['${pro}'],
    cons: ['${con}'],
    link: '/reviews/${name}',
  },`;
}

function sheet(name: string, { quantity, listed, meaning }: ReviewMessages): string {
  return `  '${name}': [{ quantity: '${quantity}', listed: { words: '${listed}' }, meaning: '${meaning}' }],`;
}
