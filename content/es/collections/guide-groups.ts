import type { GuideGroup } from '../../en/collections/guide-groups.ts';

export const guideGroups: readonly GuideGroup[] = [
  {
    id: 'identification',
    title: 'Cómo reconocer el daño',
    description: '¿Es daño por agua, de cuándo es y hasta dónde llega?',
  },
  {
    id: 'safety',
    title: 'Peligros y salud',
    description: 'Qué puede hacerle daño, quién debe salir primero y qué crece en una pared mojada.',
  },
  {
    id: 'emergency',
    title: 'En una emergencia',
    description: 'El agua corre o acaba de parar. Empiece aquí y lea después.',
  },
  {
    id: 'professional',
    title: 'Para profesionales',
    description: 'Para técnicos, ajustadores, agentes y dueños que quieran revisar el trabajo en su casa.',
  },
  {
    id: 'recovery',
    title: 'Recuperación y derechos',
    description: 'El agua ya se fue. Qué se puede volver a usar sin peligro, qué puede pedir y quién le ayuda.',
  },
];
