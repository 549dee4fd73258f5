import type { flowchartAdvice as english, FlowchartQuestion } from '../../en/lists/flowchart.ts';

export const flowchartQuestions: readonly FlowchartQuestion[] = [
  {
    id: 'question1',
    question: '¿Puede estar sucia el agua?',
    help: 'Sí, si salió de un drenaje o de una coladera, de un excusado (inodoro) o del suelo de afuera, o si no sabe.',
    tone: 'river',
  },
  {
    id: 'question2',
    question: { words: '¿Lo mojado es poco, menos de 10 pies cuadrados?', rule: 'diy-clean-water-area' },
    help: 'Unos tres pies por tres. Cuente también el acolchado de la alfombra y las paredes, no solo el charco.',
    tone: 'go',
  },
  {
    id: 'question3',
    question: {
      words: '¿Se puede secar todo en menos de 48 horas desde que se mojó?',
      facts: ['dry-everything-24-48-hours'],
    },
    help: 'No, si lleva más de un día mojado, si no sabe cuánto, o si hay agua dentro de las paredes, debajo del piso o arriba del techo del cuarto.',
    tone: 'go',
  },
];

/** What three answers add up to, in words. */
export const flowchartAdvice: typeof english = {
  'call-now': {
    when: 'El agua puede estar sucia.',
    title: 'Llame a un profesional ya.',
    tone: 'alarm',
    words: {
      words:
        'Que no entren personas ni mascotas. No prenda la calefacción ni el aire acondicionado. Aquí no importan el tamaño ni el tiempo: el agua sucia siempre es trabajo de un profesional.',
      facts: ['always-professional', 'no-contaminated-hvac'],
    },
  },
  'call-today-mold': {
    when: 'El agua es limpia, el área es grande y ya es tarde para secarla a tiempo.',
    title: 'Llame hoy y cuente con que hay moho.',
    tone: 'alarm',
    words: {
      words:
        'Dé por hecho que hay moho aunque no se vea. Si ve moho, no use ventiladores. Tome fotos y deje el material mojado donde está hasta que lo vea un profesional.',
      facts: ['assume-mold-after-48-hours', 'no-fans-on-visible-mold'],
    },
  },
  'call-today': {
    when: 'El agua es limpia, el área es grande y todavía hay tiempo.',
    title: 'Llame hoy y empiece ahora.',
    tone: 'amber',
    words: {
      words:
        'Pare el agua, tome fotos y levante lo que pueda donde no haya peligro de corriente. Para secar un área grande en 24 a 48 horas hace falta más equipo del que hay en una casa.',
      facts: ['dry-everything-24-48-hours'],
    },
  },
  'look-for-mold': {
    when: 'El agua es limpia y el área es chica, pero lleva mucho tiempo mojada o se metió donde no se ve.',
    title: 'Que alguien lo revise.',
    tone: 'amber',
    words: {
      words:
        'Dé por hecho que hay moho aunque no se vea, también detrás y debajo de lo mojado. Si solo encuentran menos de unos 10 pies cuadrados de moho donde llega el aire, la mayoría de la gente puede limpiarlo por su cuenta. Si hay más, si no llega el aire, o si huele a humedad y no encuentran de dónde, contrate.',
      facts: ['assume-mold-after-48-hours', 'mold-diy-ten-square-feet', 'musty-odor-matters'],
    },
  },
  'dry-it-yourself': {
    when: 'El agua es limpia, el área es chica y hay tiempo para secarla.',
    title: 'Esto lo puede secar usted.',
    tone: 'go',
    words: {
      words:
        'Empiece ahora y termine en 24 a 48 horas. Pare y llame si el agua llegó a los cables, si lo mojado crece o si algo huele a humedad.',
      facts: ['dry-everything-24-48-hours'],
    },
  },
};
