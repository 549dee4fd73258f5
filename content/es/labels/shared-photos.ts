import type { sharedPhotos as english } from '../../en/labels/shared-photos.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

export const sharedPhotos = {
  count: {
    one: '{count} archivo espera un registro. Se queda en este dispositivo.',
    other: '{count} archivos esperan un registro. Se quedan en este dispositivo.',
  },
  nothing: 'Aquí no espera ningún archivo. Comparta las fotos otra vez, o abra un registro de daños y elíjalas ahí.',
  refused: 'Este navegador no guarda nada de este sitio, así que no puede tener un registro.',
  choose: 'Elegir un registro',
  forget: 'No guardarlos',
  forgotten: 'Ya no están guardados aquí.',
} satisfies MessageShape<typeof english>;
