import { appendToList, applyAll, type Plan, type Read } from './change.ts';
import { type Collection, type PageMessages, pageFiles, planPage } from './page.ts';

const collection: Collection = { kind: 'guide', folder: 'guides', address: '/guides', spanishAddress: '/guias' };

const thumbnails = 'src/lib/figures/shared/thumbnails.ts';
/** The drawing of a new guide, until it has one of its own. */
const drawing = 'shut-off-points';

/** A guide of one section with a drawing, in both languages, and its address. */
export function newGuide(read: Read, words: readonly string[], today: string): Plan {
  return planPage(read, collection, words, (page) =>
    applyAll(read, ...pageFiles(collection, page, { en: english(page, today), es: spanish(page, today) }), (now) =>
      appendToList(now, thumbnails, 'guideDrawings', `  '/guides/${page.name}': '${drawing}',`),
    ),
  );
}

function head(title: string, description: string, badge: string, today: string): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
draft: true
group: emergency
badge: ${badge}
badgeColor: river
reviewed: ${today}
level: general
related:
  - /guides/emergency-checklist
---
`;
}

function english({ english: title }: PageMessages, today: string): string {
  return `${head(title, `${title}: say here in one sentence what a reader can do with this page.`, 'Draft', today)}
<Short title="Short answer: say it in one line.">

Say what to do first, in two or three short sentences. You may be reading with wet hands.

</Short>

<Section id="now" title="What to do now">

Say what to do. Then say why. Each figure needs a source.

<Figure name="${drawing}" />

</Section>
`;
}

function spanish({ spanish: title }: PageMessages, today: string): string {
  return `${head(title, `${title}: diga aquí en una frase para qué sirve esta página.`, 'Borrador', today)}
<Short title="Respuesta corta: dígala en una línea.">

Diga qué hacer primero, en dos o tres frases cortas. Alguien puede leer esto con las manos mojadas.

</Short>

<Section id="now" title="Qué hacer ahora">

Diga qué hacer. Luego diga por qué. Cada número necesita una fuente.

<Figure name="${drawing}" />

</Section>
`;
}
