import type { parts as english } from '../../en/labels/components.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

/** Words of the parts that pages share. */
export const parts = {
  callBanner: {
    label: 'Llamar para pedir ayuda',
    title: '¿Hay agua adentro ahora mismo?',
    text: 'Hable con una persona, a cualquier hora del día o de la noche. Si hay peligro, llame primero al 911. Salga si hay humo, fuego o gas.',
    call: 'Llame al {phone}',
    getHelp: 'Pida ayuda o un estimado gratis',
  },
  contact: {
    hotline: 'Línea de emergencia, 24/7',
    email: 'Correo electrónico',
    location: 'Lugar',
    response: 'Nuestra meta en emergencias',
    responseTime: 'llegar en menos de {minutes} minutos',
    reply: 'Respuesta por correo',
    replyTime: 'nuestra meta: {emergency} en una emergencia, {urgent} si es urgente y {normal} en lo demás',
  },
  download: {
    button: 'Descargar',
    // The specification's words for an entry without a file.
    missing:
      'Aquí se descargaría {title}. Esto es una demostración: los archivos PDF o XLSX reales estarían publicados para descargarlos.',
  },
  prompts: {
    save: 'Descargar {count} instrucciones de IA (TXT)',
    read: 'Leer las {count} instrucciones de IA',
  },
  review: {
    fieldTested: 'Probado en el trabajo',
    fieldTestedBy: 'Lo usa el equipo de campo de {company}; no es una prueba independiente',
    deskReview: 'Reseña de escritorio',
    deskReviewBy:
      'Según lo que publican el fabricante y otras fuentes, no por uso en trabajos. La reseña dice qué no pudimos confirmar.',
  },
  share: {
    share: 'Compartir',
    text: 'Mensaje de texto',
    whatsapp: 'WhatsApp',
    email: 'Correo',
    more: 'Otras aplicaciones',
    copied: 'Enlace copiado.',
    copy: 'Copiar enlace',
    byHand: 'Su navegador no lo dejó copiar. Cópielo de aquí:',
    code: 'Código QR del enlace, para la cámara de otro teléfono',
    close: 'Cerrar',
  },
  /** What a printed sheet leaves to fill in by hand, over its text and under it. */
  sheet: {
    printed: 'Impreso',
    lines: ['Número de trabajo', 'Número de reclamación', 'Dirección del daño'],
    signatures: ['Técnico', 'Fecha', 'Dueño o ajustador'],
  },
  video: {
    play: 'Reproducir',
    playOf: ': {title}',
    beforePlay:
      'Al oprimir «Reproducir» se carga el reproductor del sitio de videos, que entonces puede guardar datos en su navegador. {link}',
    openAtHost: 'Verlo en ese sitio',
  },
} satisfies MessageShape<typeof english>;
