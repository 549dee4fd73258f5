import type { sharedPhotos as english } from '../../en/labels/shared-photos.ts';
import type { Wording } from '../../locale/words.ts';

export const sharedPhotos = {
  count: {
    one: '{count} archivo espera un registro. Se queda en este dispositivo.',
    other: '{count} archivos esperan un registro. Se quedan en este dispositivo.',
  },
  nothing: 'Aquí no espera ningún archivo. Comparta las fotos otra vez, o abra un registro de daños y elíjalas ahí.',
  refused: 'Este navegador no guarda nada de este sitio, así que no puede tener un registro.',
  into: 'Poner en: {name}',
  unnamed: 'un registro sin nombre',
  begin: 'Empezar un registro nuevo con ellos',
  adding: '{done} de {count}…',
  kept: { one: '{count} archivo ya está en el registro.', other: '{count} archivos ya están en el registro.' },
  already: { one: '{count} ya estaba ahí.', other: '{count} ya estaban ahí.' },
  left: {
    one: '{count} archivo no se guardó y sigue aquí.',
    other: '{count} archivos no se guardaron y siguen aquí.',
  },
  full: 'Este dispositivo está lleno.',
  open: 'Abrir el registro',
  forget: 'No guardarlos',
  forgotten: 'Ya no están guardados aquí.',
} satisfies Wording<typeof english>;
