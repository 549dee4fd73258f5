import type { sharedPhotos as english } from '../../en/labels/shared-photos.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

export const sharedPhotos = {
  count: {
    one: 'Tiene {count} archivo para un registro. Se queda en este dispositivo.',
    other: 'Tiene {count} archivos para un registro. Se quedan en este dispositivo.',
  },
  offered: {
    one: 'Otra aplicación u otro sitio web mandó {count} archivo. Si usted lo compartió, guárdelo. Si no, bórrelo.',
    other:
      'Otra aplicación u otro sitio web mandó {count} archivos. Si usted los compartió, guárdelos. Si no, bórrelos.',
  },
  keep: 'Guardarlos aquí',
  nothing: 'Aquí no hay archivos. Comparta las fotos otra vez, o abra un registro de daños y elíjalas ahí.',
  refused: 'Este navegador no guarda nada de este sitio, así que aquí no se puede tener un registro.',
  choose: 'Elegir un registro',
  forget: 'Borrarlos',
  forgotten: 'Se borraron de aquí.',
} satisfies MessageShape<typeof english>;
