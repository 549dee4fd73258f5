import type { directory as english } from '../../en/labels/directory.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** Words of the directory of claim phone numbers: its page and the public files. Names and numbers are in its CSV file. */
export const directory = {
  kinds: {
    insurer: { one: 'Aseguradora', many: 'Aseguradoras' },
    'state-department': { one: 'Departamento estatal', many: 'Departamentos estatales' },
    'residual-market': {
      one: 'Plan para lo que otras compañías no aseguran',
      many: 'Planes para lo que otras compañías no aseguran',
    },
    'flood-program': { one: 'Programa de inundación', many: 'Programa de inundación' },
  },
  /** What a mark says beside a number, and what it means. */
  marks: {
    'one-source': { label: 'una sola fuente', means: 'Solo una lista tiene este número, y es una fuente débil.' },
    'old-source': { label: 'fuente antigua', means: 'La fuente tiene más de cinco años.' },
    'other-number': {
      label: 'hay otro número',
      means: 'Otra fuente da un número distinto. Nos quedamos con la mejor fuente.',
    },
    'other-option': {
      label: 'hay otra opción',
      means: 'Las fuentes dan el mismo número, pero no la misma opción del menú.',
    },
    'not-claims-line': {
      label: 'no es línea directa de reclamaciones',
      means: 'El número es real, pero puede que no conteste la oficina de reclamaciones.',
    },
    'second-hand': {
      label: 'no viene de la compañía misma',
      means: 'Lo leímos en la lista o la página de alguien más, no en el sitio de la compañía.',
    },
  },
  /** What the page shows for a source that has no address, or after its address: by the words of the data file. */
  sources: {
    'Table of an independent agency (public code file occarrierphones.js)':
      'Tabla de compañías de un agente independiente, en un archivo público en internet',
    'Search data of a claims-help site in North Carolina (public code file)':
      'Lista de compañías de un sitio de ayuda con reclamaciones en Carolina del Norte, en un archivo público en internet',
    'Contact list of a public adjuster in Florida and Texas (public code file DatabaseSeeder.php)':
      'Lista de contactos de un ajustador público en Florida y Texas, en un archivo público en internet',
    'Contact directory of the Polly agency network (public code file)':
      'Lista de contactos de una red de agencias, en un archivo público en internet',
    'Call sheet of a roofing company (github.com/Roof-ER21/routellm-chatbot)':
      'Hoja de llamadas de una empresa de techos, en un archivo público en internet',
    'Claims numbers of the agency Harry Levine Insurance, Orlando (public code file)':
      'Números de reclamaciones de una agencia de Orlando, en un archivo público en internet',
    'Carriers page of an independent agency in Ohio (public code file)':
      'Página de compañías de una agencia independiente de Ohio, en un archivo público en internet',
    'List of carrier contacts of a restoration franchise (github.com/Service-Alliance/Service_Phase_1)':
      'Contactos de aseguradoras de una franquicia de restauración, en un archivo público en internet',
    'List of companies of an independent agency in Georgia (public code file)':
      'Lista de compañías de una agencia independiente de Georgia, en un archivo público en internet',
    'Claims page of the Tosh Insurance Agency in East Texas (github.com/Xevoxe/tosh)':
      'Página de reclamaciones de una agencia del este de Texas, en un archivo público en internet',
    'Texas agency page "24 Hour Claim Numbers" (public code file)':
      'Página de números de reclamaciones de una agencia de Texas, en un archivo público en internet',
    'Questions and answers of Get Covered, an agency for renters (public code file): 844-QBE-CLAIMS':
      'Preguntas y respuestas de una agencia para inquilinos, en un archivo público en internet',
    'Austin, Texas independent agency "Carrier Phone Directory" (public code file, agency line 512-292-3650)':
      'Directorio telefónico de una agencia independiente de Austin, Texas, en un archivo público en internet',
    '(TWIA bulletin to agents)': 'boletín de TWIA para agentes',
    'TypTap’s own site for quotes: call-us line': 'El sitio de la misma compañía para cotizar',
    'Universal North America claims center, "Our 24-Hour Pledge" page (site copy)':
      'La página de reclamaciones de la misma compañía (copia guardada)',
    '(page text kept in a public code file)': 'el texto de la página, en un archivo público en internet',
    'Claims page of the ACES agency in San Antonio (public code file)':
      'Página de reclamaciones de una agencia de San Antonio, en un archivo público en internet',
    'List of an independent agency in Florida (public code file)':
      'Lista de una agencia independiente de Florida, en un archivo público en internet',
  },
  /** Details behind a mark, where the mark alone says too little. */
  notes: {
    'shared-center': 'El mismo centro de llamadas que Mississippi Farm Bureau.',
    'claim-status': 'Es la línea para saber cómo va una reclamación.',
    'after-hours': 'Es la línea para fuera de horario.',
    'general-line': 'Es una línea general.',
    'main-office': 'Es la oficina principal.',
    'passed-on': 'GEICO vende pólizas de casa que emiten otras aseguradoras, así que le pasan la llamada.',
    undated: 'La página no trae fecha; se le nota la edad por lo que dice.',
    'own-policy-first':
      'Llame primero al agente o a la compañía de su póliza contra inundaciones: ahí reciben la reclamación.',
  },
  search: {
    label: 'Buscar compañías',
    hint: 'También entiende «aseguranza», nombres viejos, iniciales, errores y una parte del número.',
    kind: 'Mostrar',
    all: 'Todas ({count})',
    ofKind: '{kind} ({count})',
    none: 'Ninguna compañía de seguros coincide con su búsqueda.',
    near: 'Ningún nombre de aquí tiene todas las palabras que escribió. Estos son los más parecidos.',
    unlisted:
      'No tenemos un número de {name} en el que coincidan nuestras fuentes. El estado da el número de cualquier compañía:',
    closed:
      '{name}: un tribunal cerró las aseguradoras de este nombre. Una asociación de garantía (en Texas: tpciga.org) paga las reclamaciones cubiertas. La línea de ayuda del estado le dice a dónde llamar:',
    closedOn:
      '{name} cerró por orden de un tribunal el {day}. Una asociación de garantía (en Texas: tpciga.org) paga las reclamaciones cubiertas. La línea de ayuda del estado le dice a dónde llamar:',
    helpLine: 'El Departamento de Seguros de Texas da el número de cualquier compañía:',
    clear: 'Borrar búsqueda',
    found: { one: 'Se muestra {count} de {total} compañías', other: 'Se muestran {count} de {total} compañías' },
    foundFor: {
      one: 'Se muestra {count} de {total} compañías para «{text}»',
      other: 'Se muestran {count} de {total} compañías para «{text}»',
    },
  },
  texas: 'Primero los números de Texas',
  row: {
    about: 'fuente y notas',
    from: 'Fuente: {source}',
    noDate: '(sin fecha)',
    menu: { option: 'opción', next: 'luego' },
    report: 'Avisar de un error',
  },
  /** The letter with which a visitor reports a wrong number. */
  report: {
    subject: 'Número equivocado en el directorio',
    subjectOf: 'Número equivocado en el directorio: {name}',
    body: 'Compañía: \nNúmero correcto: \nDónde lo encontré: ',
    bodyOf: 'El número correcto es: ',
  },
  about: {
    title: 'Qué tanto confiar en esta lista',
    read: 'Cada número viene de la fuente que aparece con él. No hemos llamado a ninguno. De {total} números, {several} estaban en dos o más fuentes distintas y {single} en una sola. Abra «fuente y notas» junto a un número para ver de dónde salió y de qué fecha es. Las primeras cinco de estas notas ponen un * junto al número al imprimir, porque conviene revisarlo; la sexta solo dice de quién es la lista:',
    wrong: '¿Encontró un número equivocado? {report}. Lo comparamos con la página de la propia compañía.',
    fileTitle: 'Toda la lista en un archivo',
    csv: 'CSV',
    json: 'JSON',
    files: '{csv} y {json}, en direcciones que no cambian. Lista hecha el {day}, libre para cualquier uso: {license}.',
  },
  publicFile: {
    title: 'Directorio de teléfonos para reclamaciones',
    notice: 'No hemos llamado a ningún número. Revise primero el teléfono de su póliza o de su tarjeta del seguro.',
  },
} satisfies MessageShape<typeof english>;
