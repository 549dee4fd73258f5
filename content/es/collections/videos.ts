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
    title: 'Secado y equipo',
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
    'En el garaje, el cuarto de lavado o una caja chica afuera, donde entra el tubo: dónde se esconde la llave, hacia dónde se gira y cómo probarla. En muchas ciudades solo la compañía del agua cierra la llave de la calle.',
  captions: [
    {
      words: 'Cuando se revienta un tubo, una sola llave corta el agua de toda la casa: la llave principal.',
      facts: ['burst-pipe-shut-main-valve'],
    },
    { words: 'Búsquela un día tranquilo y seco, antes de necesitarla.', facts: ['main-valve-before-trouble'] },
    { words: 'El agua viene de la calle, pasa por el medidor y entra a su casa.', facts: ['main-valve-street-box'] },
    { words: 'La llave principal está en algún punto de ese tubo.', facts: ['main-valve-warm-climate'] },
    {
      words: 'Si la casa está sobre una losa, busque primero en el garaje o en el cuarto de lavado.',
      facts: ['main-valve-slab-house'],
    },
    { words: 'O busque afuera una caja chica en el suelo, donde entra el tubo.', facts: ['main-valve-slab-house'] },
    {
      words: 'Cerca de la banqueta suele haber una caja que dice WATER. La tapa se levanta con un desarmador.',
      facts: ['main-valve-street-box'],
    },
    {
      words: 'Mire antes de meter la mano: cuidado con las arañas y las víboras. No rompa el cable de la tapa.',
      facts: ['main-valve-street-box'],
    },
    {
      words: 'Adentro están el medidor y otra llave. Muchas veces se necesita una herramienta larga para girarla.',
      facts: ['main-valve-street-box', 'main-valve-slab-house'],
    },
    {
      words: 'En muchos pueblos solo la compañía del agua debe cerrarla. Por eso, conozca la llave de su casa.',
      facts: ['main-valve-slab-house'],
    },
    { words: 'Si la palanca va a lo largo del tubo, está abierta.', facts: ['main-valve-lever'] },
    { words: 'Gírela hasta que quede atravesada al tubo: está cerrada.', facts: ['main-valve-lever'] },
    {
      words: 'La llave redonda se cierra hacia la derecha, como las manecillas del reloj.',
      facts: ['main-valve-lever'],
    },
    { words: 'Gírela hasta que pare. No la fuerce.', facts: ['main-valve-stuck'] },
    {
      words: 'Pruébela: cierre la llave principal y abra otra en la casa. El agua debe bajar y parar.',
      facts: ['main-valve-yearly-test'],
    },
    {
      words: 'Después vuelva a abrirla. Hágalo una vez al año, para que gire el día que la necesite.',
      facts: ['main-valve-yearly-test'],
    },
    {
      words: 'Si la llave no gira, no la fuerce. Que un plomero la arregle mientras todo está seco.',
      facts: ['main-valve-stuck'],
    },
    {
      words: 'Si sale agua y la llave no cierra, llame al número de emergencias de su compañía del agua.',
      facts: ['main-valve-stuck'],
    },
    {
      words: 'Ya cerrada la llave principal, apague también el calentador: en su breaker o en su perilla del gas.',
      facts: ['water-heater-off-too'],
    },
    { words: 'Hágalo solo si puede llegar desde un lugar seco.', facts: ['main-power-dry-place-only'] },
    {
      words: 'Si el agua puede tocar enchufes, cables o aparatos, no entre a ese cuarto.',
      facts: ['never-step-in-near-outlets'],
    },
    {
      words: 'Si no puede llegar sin peligro a la caja de breakers, la compañía de luz puede cortarla en el medidor.',
      facts: ['never-step-in-near-outlets'],
    },
    'Ponga una etiqueta en la llave y enséñeles a todos en casa dónde está.',
    {
      words: 'Si renta, pregúntele al dueño de la vivienda dónde está la llave y quién puede cerrarla.',
      facts: ['main-valve-before-trouble'],
    },
  ],
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
        'La marca del agua, con una regla al lado.',
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
