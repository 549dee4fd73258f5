import type { featuredVideo as english, Playlist, Video, VideoCategory } from '../../en/collections/videos.ts';

export const videoCategories: readonly VideoCategory[] = [
  {
    title: 'La primera hora',
    description: 'Llaves de paso, electricidad sin peligro, qué mover y qué dejar.',
    thumbnail: 'valve',
    read: { label: 'Lista de emergencia', link: '/guides/emergency-checklist' },
  },
  {
    title: 'Medidores y lecturas',
    description: 'Puntas, placas y cámaras en paredes de verdad, y cómo apuntar una lectura.',
    thumbnail: 'meter',
    read: { label: 'Señales ocultas de agua', link: '/guides/hidden-water-damage-signs' },
  },
  {
    title: 'Secado y aparatos',
    description: 'Dónde poner ventiladores y deshumidificadores, y cómo saber que funcionan.',
    thumbnail: 'machine',
    read: { label: 'Manual de restauración', link: '/guides/restoration-manual' },
  },
  {
    title: 'Documentos y reclamaciones',
    description: 'Fotos, registros y listas que otra persona puede seguir.',
    thumbnail: 'paper',
    read: { label: 'Guía para agentes de seguros', link: '/guides/insurance-agents-guide' },
  },
];

export const featuredVideo: typeof english = {
  title: 'Encuentre su llave principal del agua antes de necesitarla',
  thumbnail: 'valve',
  description:
    'En el garaje, el cuarto de lavado o una caja chica afuera, donde entra la línea: dónde se esconde la llave, hacia dónde se gira y cómo probarla. En muchas ciudades solo la compañía del agua mueve la llave de la calle.',
  script: {
    board: 'main-valve',
    shots: [
      'Dónde se esconde: una caja chica afuera, el garaje o el cuarto de lavado.',
      'Hacia dónde se gira: a la derecha se cierra.',
      'La prueba: ciérrela, abra una llave y vea que el agua se detiene.',
    ],
  },
};

export const recentVideos: readonly Video[] = [
  {
    id: '',
    title: 'Leer una pared de lo seco a lo mojado',
    thumbnail: 'meter',
    duration: '',
    views: '',
    uploadDate: '',
    script: {
      board: 'wall-readings',
      shots: [
        'Empiece en un lugar seco de la misma pared.',
        'Avance hacia la mancha, una lectura tras otra.',
        'Marque la línea donde las lecturas empiezan a subir.',
      ],
    },
    read: { label: 'Señales ocultas de agua', link: '/guides/hidden-water-damage-signs' },
  },
  {
    id: '',
    title: 'Tres lugares para un ventilador de secado',
    thumbnail: 'machine',
    duration: '',
    views: '',
    uploadDate: '',
    script: {
      board: 'mover-places',
      shots: ['En medio del cuarto.', 'De frente a la pared.', 'A lo largo de la pared.'],
    },
    read: { label: 'Calculadora de movimiento de aire', link: '/calculators/air-movement' },
  },
  {
    id: '',
    title: 'Las fotos que le sirven a un ajustador',
    thumbnail: 'paper',
    duration: '',
    views: '',
    uploadDate: '',
    script: {
      board: 'claim-photos',
      shots: [
        'El cuarto completo, desde la puerta.',
        'La línea del agua, con una regla al lado.',
        'La etiqueta de cada aparato.',
      ],
    },
    read: { label: 'Guía para agentes de seguros', link: '/guides/insurance-agents-guide' },
  },
];

export const playlists: readonly Playlist[] = [
  {
    title: 'Antes de la tormenta',
    description: 'Llaves del agua, canaletas, drenajes y las fotos que conviene tomar mientras todo está seco.',
    videoCount: null,
    thumbnail: 'storm',
  },
  {
    title: 'Escuela de medidores',
    description: 'Un medidor a la vez: qué lee, qué lo engaña y cómo revisarlo.',
    videoCount: null,
    thumbnail: 'three-meters',
  },
  {
    title: 'Poner y vigilar',
    description: 'Del primer ventilador a la última lectura, cuarto por cuarto.',
    videoCount: null,
    thumbnail: 'readings',
  },
];
