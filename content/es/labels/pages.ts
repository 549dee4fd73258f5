import type { screens as english } from '../../en/labels/pages.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** Labels of pages that lay out a list. What such a page says stands in its own file, in the folder of pages. */
export const screens = {
  accuracy: {
    coefficients: {
      label: 'Coeficientes',
      term: 'Término',
      water: 'sobre agua',
      ice: 'sobre hielo (punto de escarcha)',
      constant: 'constante',
    },
    reference: {
      label: 'Las lecturas de aire de la tabla',
      dewPoint: 'Punto de rocío °F',
      dewPointOff: 'diferencia, °F',
      amountOff: 'diferencia, %',
    },
    towns: { town: 'Pueblo', feet: 'pies' },
    plot: {
      dewPoint: 'Punto de rocío: nuestro valor menos el de la tabla, °F',
      amounts: 'Cantidades: nuestra diferencia más grande, %',
      temperature: 'temperatura del aire, °F',
      pressure: 'presión de vapor, hPa (cada paso es diez veces más)',
      caption:
        'Cada punto es una lectura de la tabla. La franja es el redondeo de sus puntos de rocío, y todos los puntos quedan dentro. En aire muy seco una cantidad es mínima, y el redondeo pesa más.',
      alt: 'Dos gráficas de {airs} lecturas de aire. Puntos de rocío: del aire más frío al más caliente, cada diferencia es de {dewPoint} °F a lo más, arriba o abajo de cero, dentro del redondeo de la tabla. Cantidades: la diferencia más grande, {driest}%, está en el aire más seco; desde {least} hPa ninguna pasa de {humid}%, y se hacen más chicas conforme sube la presión de vapor.',
    },
  },
  noSignal: 'No hay señal, y esta página no está guardada. Las de arriba sí, pero en otro idioma.',
  credentials: {
    check: 'Cómo comprobarlo.',
    number: 'Nuestro número: {number}',
    noNumber: 'Todavía no hay nada publicado aquí. Pregunte si lo tenemos y pida verlo antes del trabajo.',
  },
  ai: {
    watch: 'Cuidado.',
    tools: 'Herramientas.',
    done: 'Listo cuando pasa esto.',
    challenge: 'Reto',
    solution: 'Solución',
    result: 'Resultado',
    roi: 'Lo que rindió',
  },
  ask: { within: { one: 'en menos de {count} hora', other: 'en menos de {count} horas' } },
  blog: {
    featured: 'Destacado',
    read: 'Leer el artículo',
    more: 'Más ejemplos',
    back: 'Volver al blog',
  },
  home: {
    call: 'Llame al {phone}',
    answered: 'Contestamos de día y de noche',
    text: 'Mandar mensaje',
    allSteps: 'Los {count} pasos',
    trust: '{company}, {town}. ¿Huele a gas? Primero salga. Ya afuera, o si alguien se lastimó, {call}.',
    call911: 'llame al 911',
    level: {
      minutes: '{count} min',
      hours: { one: '{count} hora', other: '{count} horas' },
      valveShut: 'llave cerrada: el agua deja de subir',
      waterOut: 'agua afuera: el nivel baja (dibujo aproximado, no una medida)',
    },
  },
  legal: { updated: 'Última actualización:', changed: 'Último cambio de redacción: {day}' },
  reviews: {
    by: 'Por {author}',
    read: 'Leer la reseña completa',
    readOf: 'Leer la reseña completa: {title}',
    back: 'Volver a todas las reseñas',
  },
  videos: {
    featured: 'Destacado',
    film: 'Video sin sonido',
    transcript: 'Lo que dice el video',
    read: 'Lea: {page}',
    views: '{count} vistas',
    count: { one: '{count} video', other: '{count} videos' },
  },
} satisfies MessageShape<typeof english>;
