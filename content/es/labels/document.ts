import type { document as english } from '../../en/labels/document.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** What the parts of a guide say themselves: its frame, its lists and its small tools. Records bring the rest. */
export const document = {
  readMinutes: '{minutes} min de lectura',
  reviewed: 'Fuentes revisadas el {date}',
  printVersion: 'Versión para imprimir (PDF)',
  breadcrumb: 'Ruta de la página',
  onThisPage: 'En esta página',
  related: 'Guías relacionadas',
  sources: 'Fuentes',
  sourcesCount: { one: '{count}, con su tipo', other: '{count}, por tipo' },
  /** What a small mark in the text says to who hears it. */
  source: { one: 'Fuente {numbers}', other: 'Fuentes {numbers}' },
  /** What stands behind a source: whose word it is, the page's own date, and the day on which a stored copy was read. */
  sourcesNote:
    'Leímos copias guardadas de estas páginas el {date}, salvo donde decimos otro día. Damos la fecha propia de cada página cuando la tiene.',
  rank: {
    authority: 'ley u organismo público',
    standard: 'normas, estudios o servicios públicos',
    trade: 'el ramo',
    press: 'prensa',
  },
  /** Over the sources of one rank. */
  rankTitle: {
    authority: 'Leyes y organismos públicos',
    standard: 'Normas, estudios y servicios públicos',
    trade: 'El ramo',
    press: 'La prensa',
  },
  pageDated: 'con fecha {date}',
  copyRead: 'copia leída el {date}',
  pageRead: 'leído el {date}',
  notRead: 'no pudimos leer ninguna copia',
  /** Beside a line about safety or law that rests on the trade or the press alone. */
  secondHand: 'sin comparar con el original',
  /** Beside what only the owner can vouch for, until he has. */
  sample: 'Muestra: el dueño del sitio todavía no lo confirma',
  /** Before the numbers of sources that differ from what was just said. */
  see: 'vea',
  figure: 'Fig. {number}',
  table: 'Tabla {number}',
  call: 'Llame al {phone}',
  assess: 'Evaluar el daño',
  priority: { critical: 'CRÍTICO', urgent: 'URGENTE', important: 'IMPORTANTE' },
  checklist: {
    allMustHold: 'Se tienen que cumplir las {count}. Si queda una casilla vacía, todavía no.',
    steps: '{count} pasos. Sáltese lo que no aplique.',
    missing: 'Faltan {open} de {count}. Todavía no duerma ahí.',
    complete: 'Hoy se cumplen las {count}. Revise otra vez si algo cambia.',
    done: 'Hechos: {done} de {count}.',
    kept: 'Solo se guarda en este dispositivo.',
    clear: 'Borrar marcas',
    print: 'Imprimir',
  },
  flowchart: {
    yes: 'SÍ',
    no: 'NO',
    all: 'En total, según sus respuestas:',
    recommendation: 'Nuestra recomendación:',
    missing: {
      one: 'Conteste una pregunta más y aquí verá nuestra recomendación.',
      other: 'Conteste {count} preguntas más y aquí verá nuestra recomendación.',
    },
    clear: 'Borrar respuestas',
  },
  risks: { risk: 'Riesgo', severity: 'Qué tan grave', timeframe: 'Qué tan pronto' },
  matrix: { question: 'Pregunta', yourself: 'Hágalo usted', hire: 'Contrate' },
  category: { title: 'Categoría {category}: {name}', risk: 'Riesgo: {level}', stayOrGo: '¿Quedarse o irse?' },
  atRisk: { advice: 'Qué hacer:' },
  urgency: { advice: 'Haga esto:' },
  toolSheet: { listed: 'En la lista', says: 'Nuestra hoja dice', meaning: 'Qué quiere decir' },
  sides: { pros: 'A favor', cons: 'En contra' },
  airExample: {
    title: 'El mismo aire',
    cool: 'Fresco',
    warmed: 'Calentado',
    temperature: 'Temperatura',
    humidity: 'Humedad relativa',
    grains: 'Granos por libra',
    dewpoint: 'Punto de rocío',
    pressure: 'Presión de vapor',
  },
  classExample: {
    room: 'Cuarto',
    floorAndCeiling: 'Piso y techo del cuarto',
    walls: 'Paredes',
    allSurface: 'Toda la superficie',
    wetFloor: 'Piso mojado',
    wetWall: 'Pared mojada',
    allWet: 'Todo lo mojado',
    share: 'Porcentaje',
    class: 'Clase',
    size: '{length} × {width} × {height} pies',
    area: '{area} pies²',
    sum: '{working} = {area} pies²',
    upAllFour: '{height} pies de alto en las cuatro = {area} pies²',
    percent: '{wet} ÷ {surface} = {share}%',
    between: '{class}, de {from}% a {to}%',
  },
} satisfies MessageShape<typeof english>;
