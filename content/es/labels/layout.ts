import type { frame as english, MenuGroup, MenuLink } from '../../en/labels/layout.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

const menu: readonly (MenuLink | MenuGroup)[] = [
  { page: '/', label: 'Inicio' },
  {
    title: 'Aprender',
    parts: [
      {
        title: 'Leer',
        links: [
          { page: '/guides', label: 'Guías', line: 'Ayuda paso a paso, según su pregunta.' },
          { page: '/blog', label: 'Blog', line: 'Ejemplos: cómo se mide un edificio mojado.' },
          { page: '/reviews', label: 'Reseñas de equipo', line: 'Lo bueno, lo malo y una calificación honesta.' },
          {
            page: '/s500-reference',
            label: 'Norma S500',
            line: 'La norma de secado del ramo, en nuestras palabras.',
          },
        ],
      },
    ],
  },
  {
    title: 'Herramientas',
    parts: [
      {
        title: 'Tengo daños por agua',
        links: [
          { page: '/damage-assessment', label: 'Evaluación', line: 'Cuente qué pasó y sepa qué hacer primero.' },
          {
            page: '/cost-builder',
            label: 'Calcular costo',
            line: 'Un rango de precio para su cuarto, y qué lo cambia.',
          },
          { page: '/loss-record', label: 'Registro de daños', line: 'Fotos, artículos y recibos en un solo archivo.' },
          { page: '/claim-clock', label: 'Plazos de la reclamación', line: 'Sus plazos, con la regla de cada uno.' },
        ],
      },
      {
        title: 'Hago el trabajo',
        links: [
          { page: '/drying-job', label: 'Trabajo de secado' },
          { page: '/calculators/psychrometric', label: 'Psicrométrica' },
          { page: '/calculators/dehumidification', label: 'Deshumidificación' },
          { page: '/calculators/air-movement', label: 'Movimiento de aire' },
          { page: '/calculators/air-scrubber', label: 'Depurador de aire' },
          { page: '/calculators/circuits', label: 'Circuitos' },
          { page: '/calculators/air-check', label: 'Revisión del aire' },
          { page: '/mold-rules', label: 'Reglas sobre el moho' },
          { page: '/ai-in-restoration', label: 'Herramientas de IA' },
        ],
      },
      {
        title: 'Reviso una factura',
        links: [
          {
            page: '/calculators/equipment-check',
            label: 'Revisión del equipo',
            line: 'Compare una factura con el registro de secado.',
          },
          {
            page: '/where-we-differ',
            label: 'Reglas prácticas',
            line: 'Nuestros números junto a los publicados.',
          },
          {
            page: '/calculators/accuracy',
            label: '¿Qué tan exactas son?',
            line: 'Pusimos a prueba nuestras calculadoras.',
          },
        ],
      },
    ],
  },
  { page: '/resources', label: 'Recursos' },
  { page: '/insurance-directory', label: 'Aseguradoras' },
  { page: '/ask', label: 'Preguntar' },
  { page: '/about', label: 'Nosotros' },
];

/** The links of the footer, by purpose. */
const footerGroups: readonly { readonly title: string; readonly links: readonly MenuLink[] }[] = [
  {
    title: 'Ayuda ahora',
    links: [
      { page: '/wtr-connection', label: 'Pedir ayuda o un estimado gratis' },
      { page: '/guides/emergency-checklist', label: 'Lista de emergencia' },
      { page: '/damage-assessment', label: 'Evaluar el daño' },
      { page: '/insurance-directory', label: 'Directorio de seguros' },
      { page: '/loss-record', label: 'Registro de daños' },
      { page: '/keep', label: 'Guardar este manual sin conexión' },
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
    title: 'En el trabajo',
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

/** Around every page: header, menus, footer, and the bar at the bottom of a phone. */
export const frame = {
  asleep:
    'No se terminó de cargar la página: su conexión está lenta o se cortó. Si no puede esperar, llame al {phone}.',
  again: 'Intentar otra vez',
  sampleBarLabel: 'Vista previa',
  sampleBar: 'Vista previa: datos de ejemplo. No llame a estos números; en una emergencia, llame al 911.',
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
  /** Headings of the menus on a wide screen. */
  panels: {
    guides: 'Las guías',
    checklist: 'Lista de emergencia',
  },
  footer: {
    about: 'Un servicio educativo de {company}, {address}. Línea de emergencia, 24/7:',
    callNow: 'Llamar ahora',
    estimate: 'Pedir estimado gratis',
    label: 'Pie de página',
    groups: footerGroups,
    sendProduct: 'Envíenos un producto para reseñar',
    productSubject: 'Reseña de un producto',
  },
  bar: {
    label: 'Ayuda ahora',
    call: 'Llamar',
    text: 'Mandar mensaje',
    steps: '¿Qué hago?',
  },
} satisfies MessageShape<typeof english>;
