import type { RecordSentMessages } from '../../../en/tools/loss-record/sent.ts';

export const recordSent = {
  out: {
    title: 'Mandar a mi ajustador',
    lead: 'Aquí se hace un solo archivo (ZIP) con un PDF para leer, su lista de artículos en hoja de cálculo y todas las fotos. Usted decide a quién se lo manda.',
    yours:
      'Esta lista es suya. No reemplaza los formularios de su compañía ni una prueba de pérdida jurada (Proof of Loss).',
    make: 'Hacer el archivo',
    making: 'Haciendo el archivo: {percent}%',
    cancel: 'Cancelar',
    canceled: 'Cancelado. No se guardó nada.',
    ready: 'Listo: {name}, {size}.',
    save: 'Guardar',
    share: 'Compartir el archivo',
    shared: {
      canceled: 'No se mandó. El archivo sigue aquí y no se perdió nada.',
      refused: 'Su teléfono no pudo compartir el archivo. Guárdelo y adjúntelo a un mensaje.',
    },
    stripJpegLocation: 'Quitar de las fotos el lugar donde se tomaron',
    withoutPlaceHint:
      'Úselo si quien recibe el archivo no necesita saber dónde las tomó. Las fotos comunes (JPEG, PNG, WebP) van sin el lugar. Las que un iPhone guarda en alta eficiencia (HEIC) y los videos lo conservan. Haga otro archivo con todo para usted.',
    asTheyCame: {
      one: '{count} archivo puede decir todavía dónde se tomó: {names}',
      other: '{count} archivos pueden decir todavía dónde se tomaron: {names}',
    },
    missing: {
      one: '{count} foto ya no está en este dispositivo y la dejamos fuera: {names}',
      other: '{count} fotos ya no están en este dispositivo y las dejamos fuera: {names}',
    },
    written: 'Se guardó: {name}, {size}.',
    failed: 'No pudimos hacer el archivo. Revise la señal, libere espacio en el dispositivo e intente otra vez.',
    full: 'No hay espacio en este dispositivo para un archivo de este tamaño. Envíe el PDF y la lista, y libere espacio para las fotos.',
    damaged: {
      one: '{count} foto cambió en este dispositivo desde que se agregó. Queda fuera: {names}',
      other: '{count} fotos cambiaron en este dispositivo desde que se agregaron. Quedan fuera: {names}',
    },
    pdf: 'Solo el resumen (PDF)',
    things: 'Solo la lista de artículos (XLSX)',
    csv: 'Solo la lista de artículos (CSV)',
    csvHint:
      'Si su lista tiene números de serie o de modelo, use el XLSX: al abrir un CSV, los programas de hojas de cálculo cambian los números que empiezan con ceros o llevan una E.',
    json: 'Guardar solo el texto (JSON)',
    jsonHint:
      'El archivo JSON lleva todo lo que usted escribió, pero no las fotos. Se abre en cualquier dispositivo con «Abrir un archivo».',
    erase: 'Borrar este registro',
  },
  file: {
    name: 'registro-de-danos',
    summary: 'Registro de daños',
    made: 'Hecho el {moment} por la persona dueña del registro.',
    contents: 'Contenido',
    page: 'Página {page} de {pages}',
    figure: 'Foto {count}',
    noPicture: 'Este archivo no se puede mostrar en papel. Está en el archivo ZIP: {path}',
    fullThings: [
      'Artículo',
      'Marca, modelo, número de serie',
      'Cantidad',
      'Antigüedad',
      'Cada uno',
      'Total',
      'Estado',
      'Fotos',
    ],
    dates: 'Fechas de la reclamación',
    promises: 'Qué se prometió',
    counted: 'Contadas para: {policy}.',
    noDates: 'No hay plazos: las fechas de la reclamación no están escritas o no cuadran.',
    dateHeads: ['Día', 'Qué', 'Cómo se cuenta'],
    manifest: ['Archivo', 'Bytes', 'SHA-256', 'Tomada', 'Agregada', 'SHA-256 al agregarla'],
    placeLeftOut:
      'Las fotos se guardaron sin el lugar donde se tomaron. Su SHA-256 es el del archivo guardado. La lista de archivos nombra también el de la original.',
    hashNote: 'El SHA-256 muestra que un archivo no cambió desde que se agregó, y nada más.',
    photosColumn: 'Fotos',
    receiptColumn: 'Recibo',
    pathColumn: 'Nombre en el archivo ZIP',
    sumColumn: 'Costo de reponer, total',
    total: 'Suma de los precios que usted puso',
  },
} satisfies RecordSentMessages;
