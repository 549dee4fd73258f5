import type { PrintSheet } from '../../en/collections/print-sheets.ts';
import { emergencySteps } from '../lists/emergency-steps.ts';
import { preventionSchedule } from '../lists/prevention-schedule.ts';

/** The day on which the sheets were last held against their sources. */
export const printSheetsReviewed = '2026-11-21';

export const printSheets: Readonly<Record<string, PrintSheet>> = {
  'emergency-checklist-one-page': {
    title: 'Lista de emergencia: las primeras dos horas',
    description: 'Qué hacer cuando hay agua en la casa, en orden, en una página.',
    short:
      '¿Hay agua cerca de la electricidad, huele a gas o el techo está pandeado? Primero salga, luego llame al 911. No se acerque a un cable caído. Nunca pase por agua en movimiento.',
    page: '/guides/emergency-checklist',
    parts: emergencySteps.map(({ actions, ...step }) => ({ ...step, kind: 'boxes', lines: actions })),
  },
  'claim-documentation-checklist': {
    title: 'Lista de pruebas para su reclamación',
    description: 'Qué fotografiar, apuntar y guardar para una reclamación por daño de agua, en una página.',
    short: {
      words:
        'Llame a su compañía de seguros, tome fotos de todo, haga solo reparaciones temporales y guarde cada recibo.',
      facts: ['insurer-steps-first-day'],
    },
    parts: [
      {
        title: 'Para llenar',
        kind: 'lines',
        lines: [
          'Compañía de seguros y número de póliza:',
          'Número de reclamación:',
          'Ajustador, teléfono y correo electrónico:',
          {
            words: 'Cuándo vio el daño (día, hora) y el estado del tiempo:',
            facts: ['write-down-first-seen'],
          },
        ],
      },
      {
        title: 'Antes de mover algo',
        kind: 'boxes',
        lines: [
          {
            words:
              'Tome fotos de cada cuarto mojado: todas las paredes, el piso, el techo del cuarto y lo que hay adentro. Luego la casa por fuera, por todos los lados.',
            facts: ['photo-every-room'],
          },
          {
            words: 'Tome fotos de la marca del agua en paredes y muebles, con una regla al lado.',
            facts: ['photo-every-room'],
          },
          'Tome fotos de dónde vino el agua. Guarde la pieza que falló.',
          {
            words:
              'Tome fotos de los números de serie. Corte una muestra de la alfombra, la cortina y el papel tapiz que se van a tirar.',
            facts: ['nfip-before-discarding'],
          },
          {
            words:
              'No tire nada hasta que el ajustador esté de acuerdo, menos lo que es un peligro para la salud. A eso tómele fotos primero y guarde un pedazo.',
            facts: ['insurer-steps-first-day', 'discard-health-hazards-after-photos'],
          },
        ],
      },
      {
        title: 'Listas y documentos',
        kind: 'boxes',
        lines: [
          {
            words: 'Artículos dañados: marca, modelo, número de serie, años que tienen, valor.',
            facts: ['damaged-items-list'],
          },
          {
            words: 'Recibos: hotel, comida, ventiladores, reparaciones temporales.',
            facts: ['insurer-steps-first-day'],
          },
          { words: 'Estimados y facturas de cada contratista.', facts: ['damaged-items-list'] },
          {
            words: 'Un registro de cada llamada y carta: día, nombre, qué se dijo.',
            facts: ['damaged-items-list', 'adjuster-visit-notes'],
          },
          { words: 'Una segunda copia de todo, fuera de la casa.', facts: ['photo-every-room'] },
        ],
      },
      {
        title: 'Mientras se seca',
        kind: 'boxes',
        lines: [
          {
            words:
              'Tome fotos por cuarto y por etapa: llegada, sin agua, lo que se quitó, cada día de secado, ya seco.',
            facts: ['evidence-by-room-and-phase'],
          },
          {
            words:
              'Apunte cada lectura con su valor, superficie, cuarto, día y medidor. Use el mismo medidor y el mismo punto cada día.',
            facts: ['evidence-by-room-and-phase', 'same-meter-same-spot'],
          },
          {
            words: 'Apunte cada aparato con la hora en que se prendió y se apagó.',
            facts: ['evidence-by-room-and-phase'],
          },
        ],
      },
      {
        title: 'Con la compañía de seguros',
        kind: 'boxes',
        lines: [
          {
            words: 'Esté presente cuando venga el ajustador. Conteste pronto lo que le pidan.',
            facts: ['adjuster-visit-notes'],
          },
          {
            words: 'Pregunte por un adelanto y por los gastos de vivir en otra parte.',
            facts: ['adjuster-visit-notes'],
          },
          {
            words: 'No haga reparaciones permanentes hasta que la compañía esté de acuerdo.',
            facts: ['write-down-first-seen'],
          },
          {
            words: 'Para ayuda o una queja, llame al Departamento de Seguros de Texas (TDI): 800-252-3439.',
            facts: ['tdi-help-line'],
          },
        ],
      },
    ],
  },
  'room-log': {
    title: 'Registro de un cuarto',
    description: 'Una hoja por cuarto: qué se mojó, las lecturas de cada día, el equipo y sus horas.',
    short: {
      words:
        'No entre al agua cerca de enchufes o cables. Baje el breaker principal solo desde un lugar seco, con las manos secas, y solo si la caja de breakers está seca y no hace ruido.',
      facts: ['main-power-dry-place-only', 'dry-hands-and-gfci'],
    },
    page: '/guides/restoration-manual',
    parts: [
      {
        title: 'El cuarto',
        kind: 'lines',
        lines: [
          'Cuarto, con su largo, ancho y alto:',
          'Cuándo se vio el agua (día, hora) y de dónde vino:',
          'Qué está mojado (piso, paredes, techo del cuarto, muebles) y hasta dónde sube en la pared:',
          'Dónde va a medir, de A a D (pared, altura, material):',
          {
            words: 'Lecturas de los mismos materiales donde están secos, de A a D, y el medidor con su ajuste:',
            facts: ['dry-standard-nearby-material'],
          },
        ],
      },
      {
        title: 'Cada día, con el mismo medidor en los mismos puntos',
        kind: 'rows',
        columns: ['Día, hora', 'Aire, °F', 'Humedad, %', 'A', 'B', 'C', 'D'],
        rows: 9,
      },
      {
        title: 'Equipo',
        kind: 'rows',
        columns: ['Aparato', 'Número de serie', 'Se puso (día, hora)', 'Se retiró (día, hora)'],
        rows: 4,
      },
      {
        title: 'Antes de cerrar el cuarto',
        kind: 'boxes',
        lines: [
          {
            words: 'Ya tiene fotos de cada etapa: llegada, sin agua, lo que se quitó, cada día de secado, ya seco.',
            facts: ['evidence-by-room-and-phase'],
          },
          {
            words: 'Los puntos de A a D marcan lo mismo que el material seco del mismo tipo.',
            facts: ['dry-standard-nearby-material', 'same-meter-same-spot'],
          },
        ],
      },
    ],
  },
  'shut-off-and-prevention-card': {
    title: 'Tarjeta para cerrar el agua y prevenir daños',
    description: 'Dónde cerrar y cortar, y qué revisar cada mes, cada tres meses y cada año, en una página.',
    short: {
      words: '¿Huele a gas? Salga, no toque ningún apagador y llame al 911 desde afuera.',
      facts: ['gas-smell-leave'],
    },
    page: '/guides/hidden-water-damage-signs',
    parts: [
      {
        title: 'Nuestra casa: encuentre esto hoy y apúntelo',
        kind: 'lines',
        figure: 'shut-off-points',
        lines: [
          'Llave principal del agua:',
          'Caja del medidor, y con qué se abre:',
          'Caja de breakers (caja de la luz), breaker principal:',
          'Calentador de agua, breaker o perilla:',
          'Compañía del agua, compañía de luz, plomero:',
        ],
      },
      {
        title: 'Si el agua corre, ciérrela',
        kind: 'boxes',
        lines: [
          'Cierre la llave de paso junto al excusado (inodoro), al fregadero o al aparato. Gírela hacia la derecha.',
          {
            words: '¿No se paró? Cierre la llave principal del agua. Gírela hacia la derecha.',
            facts: ['main-valve-warm-climate'],
          },
          {
            words:
              'Si la casa está sobre losa, busque en el garaje, en el cuarto de lavado o en una caja chica en el suelo, por donde entra el tubo.',
            facts: ['main-valve-slab-house'],
          },
          {
            words: '¿Ya cerró la llave principal? Apague también el calentador de agua, si llega por un lugar seco.',
            facts: ['water-heater-off-too', 'main-power-dry-place-only'],
          },
          {
            words:
              'Corte la luz en el breaker principal solo desde un lugar seco, con las manos secas, y solo si la caja de breakers está seca y no hace ruido. Si está mojada, no la toque y llame a la compañía de luz. Si zumba, echa chispas o humo, o está caliente, salga y llame primero al 911.',
            facts: ['main-power-dry-place-only', 'wet-panel-hands-off', 'dry-hands-and-gfci'],
          },
          {
            words:
              'No se acerque a los paneles solares ni a las baterías: siguen con corriente aunque baje el breaker principal.',
            facts: ['solar-stays-live'],
          },
        ],
      },
      ...preventionSchedule.map(({ every, takes, checks }) => ({
        title: `${every}: ${takes.charAt(0).toLowerCase()}${takes.slice(1)}`,
        kind: 'boxes' as const,
        lines: checks,
      })),
    ],
  },
};
