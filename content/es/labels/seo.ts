import type { found as english } from '../../en/labels/seo.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** Lo que otros programas muestran del sitio: un lector de noticias, una pantalla de inicio, un programa que lee los textos. */
export const found = {
  shortName: 'Daños por agua',
  searched: {
    '/': 'Daños por agua en {town} o {second}, {state}: qué hacer ahora',
    '/wtr-connection': 'Restauración 24/7 por daños de agua: {town} y {second}, {state}',
    '/about': 'Quiénes somos: {company}, ayuda desde {town}, {state}',
  },
  searchedLine: {
    '/wtr-connection':
      'Ayuda por daños de agua en {towns}, a cualquier hora: línea de emergencia, correo, zonas y un formulario para un estimado gratis.',
  },
  about:
    'Daños por agua: qué hizo el agua y qué hacer ahora. Guías, calculadoras y una línea de emergencia para el centro de Texas.',
  shortcuts: [
    { page: '/guides/emergency-checklist', label: 'Lista de emergencia' },
    { page: '/damage-assessment', label: 'Evaluar el daño' },
    { page: '/wtr-connection', label: 'Llamar para pedir ayuda' },
    { page: '/insurance-directory', label: 'Teléfonos de seguros' },
  ],
  feed: 'Guías y artículos, nuevos y actualizados',
  plain: {
    guides: 'Guías en texto simple',
    pages: 'Herramientas y otras páginas',
    figure: 'Figura:',
    sources: 'De dónde sale: {address}',
    page: 'Este texto como página, con sus dibujos: {address}',
  },
  embeds: {
    whole: 'la página completa, con el método y las fuentes.',
    tool: 'Herramienta',
    accent: 'Botones y enlaces',
    paper: 'Fondo',
    ink: 'Texto',
    choose: 'Usar mis propios colores',
    code: 'Código para su página',
    copy: 'Copiar código',
    copied: 'Copiado.',
    byHand: 'Su navegador no lo copió. Seleccione el código y cópielo usted.',
    show: 'Mostrarla aquí',
    alone: 'Cada herramienta por separado',
  },
} satisfies MessageShape<typeof english>;
