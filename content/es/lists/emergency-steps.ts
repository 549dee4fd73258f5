import type { EmergencyStep } from '../../en/lists/emergency-steps.ts';

export const emergencySteps: readonly EmergencyStep[] = [
  {
    priority: 'critical',
    time: '0-30 minutos',
    title: 'La gente a salvo, la luz sin peligro, el agua cerrada',
    actions: [
      'Saque a todos del agua. Primero los niños, las personas mayores y las mascotas. Si alguien se lastimó o no puede salir, llame al 911.',
      {
        words:
          '¿Alguien recibió una descarga eléctrica? No toque a la persona ni el agua: todavía puede haber corriente. Llame al 911.',
        facts: ['shock-look-do-not-touch'],
      },
      {
        words: '¿Huele a gas? Salga ya. No toque ningún apagador ni llame desde adentro. Desde afuera, llame al 911.',
        facts: ['gas-smell-leave'],
      },
      {
        words:
          '¿Suena la alarma de monóxido de carbono? ¿O hay dolor de cabeza, mareo, debilidad, náusea o confusión cerca de un motor, asador o estufa? Todos al aire libre. Llame al 911. Quédese afuera.',
        facts: ['co-alarm-go-out', 'co-first-signs'],
      },
      {
        words:
          '¿El agua sube y no puede salir? Piso más alto, nunca un ático cerrado, y el techo solo si no hay de otra. Llame al 911. Haga señales con una luz.',
        facts: ['trapped-by-rising-water'],
      },
      {
        words: '¿Falta un niño cerca del agua? Busque primero en el agua, hasta el fondo, y llame al 911.',
        facts: ['missing-child-water-first'],
      },
      {
        words: 'No entre a ningún cuarto donde el agua pueda tocar enchufes (contactos), cables o aparatos.',
        facts: ['never-step-in-near-outlets'],
      },
      {
        words:
          'Corte la luz en el interruptor principal solo si llega por un lugar seco y la caja de breakers está seca y no hace ruido. Si está mojada, zumba, está caliente o echa humo: no la toque y llame a la compañía de luz.',
        facts: ['main-power-dry-place-only', 'wet-panel-hands-off'],
      },
      {
        words:
          '¿Hay paneles solares, una batería o un generador? Siguen con corriente aunque el interruptor principal esté apagado. No se acerque.',
        facts: ['solar-stays-live'],
      },
      {
        words: '¿Hay un cable de luz caído? Quédese a 35 pies, más lejos si el suelo está mojado. Llame al 911.',
        facts: ['downed-line-thirty-five-feet'],
      },
      {
        words: 'No se ponga debajo de un techo colgado. El techo mojado pesa mucho y se cae.',
        facts: ['sagging-ceiling-heavy'],
      },
      {
        words:
          '¿Son aguas negras, o agua del río o de la calle? No se meta. Que no entren personas ni mascotas, y pida ayuda.',
        facts: ['sewage-people-out'],
      },
      {
        words:
          '¿Hay fuga en un tubo o en un aparato? Cierre la llave de paso de al lado o la llave principal del agua. Gírela hacia la derecha, como las manecillas del reloj.',
        facts: ['burst-pipe-shut-main-valve'],
      },
      {
        words: '¿Ya cerró la llave principal? Apague también el calentador de agua, si llega por un lugar seco.',
        facts: ['water-heater-off-too', 'main-power-dry-place-only'],
      },
    ],
  },
  {
    priority: 'urgent',
    time: '30-60 minutos',
    title: 'Primero las pruebas, luego salve lo seco',
    actions: [
      {
        words:
          'Desde la puerta o un lugar seco: tome fotos y video de cada cuarto mojado antes de mover algo. Que se vea hasta dónde llegó el agua y de dónde vino.',
        facts: ['insurer-steps-first-day'],
      },
      'Apunte la fecha y la hora en que vio el daño por primera vez, y el estado del tiempo.',
      {
        words:
          'Llame a su compañía de seguros. Apunte el número de reclamación. Antes de tirar algo, pregunte qué necesitan.',
        facts: ['insurer-steps-first-day'],
      },
      {
        words: 'Antes de tocar lo mojado: botas, guantes, manga larga, gafas de seguridad y una mascarilla N-95.',
        facts: ['cleanup-protective-gear'],
      },
      {
        words:
          'Después de una inundación, fíjese si hay hormigas de fuego y víboras en los escombros y muebles. Levante las cosas con una herramienta.',
        facts: ['fire-ants-in-floodwater', 'before-going-back-in'],
      },
      'Saque las medicinas secas, los papeles, los teléfonos y lo que no se puede volver a comprar.',
      'Ponga bloques o papel aluminio debajo de las patas de los muebles. Cuelgue las cortinas en alto. Pase los tapetes a un piso seco.',
    ],
  },
  {
    priority: 'important',
    time: '1-2 horas',
    title: 'Agua afuera, aire en movimiento, ayuda en camino',
    actions: [
      {
        words:
          'Solo con agua limpia y la luz sin peligro: use trapeador, cubeta o aspiradora para agua, nunca la de la casa. Conecte donde esté seco, en un enchufe GFCI (el del botón TEST), con las manos secas.',
        facts: ['dry-hands-and-gfci', 'dry-materials-in-48-hours'],
      },
      {
        words:
          'Solo con agua limpia y la luz sin peligro: prenda ventiladores y un deshumidificador. Nada de ventiladores donde se vea moho.',
        facts: ['no-fans-on-visible-mold'],
      },
      {
        words:
          'Para cada aparato, una sola extensión para exteriores, con tierra y sin daños: calibre 12, hasta 50 pies. Nunca junte dos ni use regletas.',
        facts: ['cord-gauge'],
      },
      {
        words: 'Deje apagados el aire acondicionado y la calefacción si pueden tener agua sucia o moho.',
        facts: ['no-contaminated-hvac'],
      },
      {
        words:
          'Solo con agua limpia: saque el acolchado mojado y levante la alfombra, para que el aire llegue a los dos lados.',
        facts: ['dry-materials-in-48-hours'],
      },
      {
        words:
          '¿La casa es de 1980 o antes? ¿Hay techo de palomitas (popcorn), loseta de 9 pulgadas, forro en los tubos o vermiculita? Mande analizar si tiene asbesto antes de cortar.',
        facts: ['asbestos-until-1980', 'vermiculite-leave-alone'],
      },
      {
        words:
          'El generador se queda afuera, a 20 pies de la casa y de cada puerta, ventana y rejilla. Nunca en un enchufe de la pared. Échele gasolina solo cuando esté frío.',
        facts: ['generator-twenty-feet', 'generator-transfer-switch', 'generator-refuel-cold'],
      },
      'Que no entren niños ni mascotas al cuarto que se está secando: hay calor, ruido y muchos cables.',
      'Decida dónde duerme cada quien esta noche. Si tiene duda, en otra parte.',
      {
        words: 'Escriba el plazo en la pared: todo seco en 24 a 48 horas. Si no alcanza, pida ayuda ahora.',
        facts: ['dry-everything-24-48-hours'],
      },
      { words: 'Guarde todos los recibos.', facts: ['insurer-steps-first-day'] },
    ],
  },
];
