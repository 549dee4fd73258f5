import type { frame as english, MenuLink } from '../../en/labels/layout.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** Links of the header that open under one word. */
interface MenuGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

const menu: readonly (MenuLink | MenuGroup)[] = [
  { page: '/', label: 'Inicio' },
  {
    title: 'Aprender',
    links: [
      { page: '/guides', label: 'Guías', line: 'Qué hacer, paso a paso, por pregunta.' },
      { page: '/blog', label: 'Blog', line: 'Historias de nuestro trabajo.' },
      { page: '/reviews', label: 'Reseñas de equipo', line: 'Equipo del oficio, probado y calificado.' },
      { page: '/s500-reference', label: 'Norma S500', line: 'Las ideas de la norma, en nuestras palabras.' },
    ],
  },
  {
    title: 'Herramientas',
    links: [
      {
        page: '/ai-in-restoration',
        label: 'Herramientas de IA',
        line: 'Qué pueden hacer en este oficio, y qué no.',
      },
      {
        page: '/damage-assessment',
        label: 'Evaluación',
        line: 'Diga qué pasó. Reciba la categoría y qué hacer primero.',
      },
      {
        page: '/cost-builder',
        label: 'Calcular costo',
        line: 'Un rango de precio para su cuarto, y qué lo cambia.',
      },
      {
        page: '/loss-record',
        label: 'Registro de daños',
        line: 'Cuartos, fotos, cosas y fechas, en un solo archivo.',
      },
      { page: '/claim-clock', label: 'Plazos de la reclamación', line: 'Cada fecha, contada.' },
      { page: '/calculators/psychrometric', label: 'Psicrométrica' },
      { page: '/calculators/dehumidification', label: 'Deshumidificación' },
      { page: '/calculators/air-movement', label: 'Movimiento de aire' },
      { page: '/calculators/air-scrubber', label: 'Depurador de aire' },
      { page: '/calculators/circuits', label: 'Circuitos' },
      { page: '/calculators/air-check', label: 'Revisión del aire' },
      { page: '/drying-job', label: 'Trabajo de secado' },
      { page: '/calculators/equipment-check', label: 'Revisión del equipo' },
      {
        page: '/calculators/accuracy',
        label: '¿Qué tan exactas?',
        line: 'Las calculadoras, medidas.',
      },
    ],
  },
  { page: '/resources', label: 'Recursos' },
  { page: '/insurance-directory', label: 'Aseguradoras' },
  { page: '/ask', label: 'Preguntar' },
  { page: '/about', label: 'Nosotros' },
];

/** The links of the footer, by what somebody comes for. */
const footerGroups: readonly { readonly title: string; readonly links: readonly MenuLink[] }[] = [
  {
    title: 'Ayuda ahora',
    links: [
      { page: '/wtr-connection', label: 'Pedir ayuda o un estimado gratis' },
      { page: '/guides/emergency-checklist', label: 'Lista de emergencia' },
      { page: '/damage-assessment', label: 'Evaluar el daño' },
      { page: '/insurance-directory', label: 'Directorio de seguros' },
      { page: '/loss-record', label: 'Registro de daños' },
      { page: '/keep', label: 'Guardar este manual' },
    ],
  },
  {
    title: 'Aprender',
    links: [
      { page: '/guides', label: 'Guías' },
      { page: '/guides/restoration-manual', label: 'Manual de restauración' },
      { page: '/videos', label: 'Videos' },
      { page: '/blog', label: 'Blog' },
      { page: '/reviews', label: 'Reseñas de equipo' },
      { page: '/s500-reference', label: 'Norma S500' },
    ],
  },
  {
    title: 'Trabajo',
    links: [
      { page: '/calculators', label: 'Calculadoras' },
      { page: '/drying-job', label: 'Trabajo de secado' },
      { page: '/resources', label: 'Recursos' },
      { page: '/cost-builder', label: 'Calcular costo' },
      { page: '/claim-clock', label: 'Plazos de la reclamación' },
      { page: '/ai-in-restoration', label: 'Herramientas de IA' },
    ],
  },
  {
    title: 'Compañía',
    links: [
      { page: '/', label: 'Inicio' },
      { page: '/about', label: 'Nosotros' },
      { page: '/ask', label: 'Preguntar' },
      { page: '/privacy', label: 'Privacidad' },
      { page: '/terms', label: 'Términos de uso' },
      { page: '/accessibility', label: 'Accesibilidad' },
    ],
  },
];

/** What stands around every page: header, menus, footer, and the bar under the thumb. */
export const frame = {
  /** Across the top of every page of a build that is allowed to publish samples. */
  asleep: 'No ha llegado todo: la señal es lenta o se cortó. Si no puede esperar, llame al {phone}.',
  again: 'Intentar otra vez',
  sampleBar: 'Sitio de muestra. El dueño del sitio no ha confirmado el teléfono ni las afirmaciones marcadas.',
  header: {
    skip: 'Ir al texto',
    emergency: 'Línea de emergencia',
    question: '¿Hay agua en su casa ahora?',
    call: 'Llame al {phone}',
    hours: '· 24/7',
    text: 'Mandar mensaje',
    main: 'Principal',
    menu: 'Menú',
    close: 'Cerrar',
    callNow: 'Llamar ahora',
    estimate: 'Estimado gratis',
    help: 'Pedir ayuda',
    links: menu,
  },
  /** Heads what opens under the menus of a wide screen. */
  panels: {
    read: 'Leer',
    guides: 'Las guías',
    find: 'Averiguar',
    checklist: 'Lista de emergencia',
  },
  footer: {
    about: 'La parte educativa de {company}, {address}. Línea de emergencia, 24/7:',
    callNow: 'Llamar ahora',
    estimate: 'Pedir estimado gratis',
    label: 'Pie de página',
    groups: footerGroups,
    sendProduct: 'Envíenos un producto para reseñar',
    productSubject: 'Reseña de un producto',
  },
  bar: {
    label: 'Ayuda ahora',
    call: 'Llamar ahora',
    text: 'Mandar mensaje',
    steps: '¿Qué hago?',
  },
} satisfies MessageShape<typeof english>;
