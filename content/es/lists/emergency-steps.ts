import type { EmergencyStep } from '../../en/lists/emergency-steps.ts';

export const emergencySteps: readonly EmergencyStep[] = [
  {
    priority: 'critical',
    time: '0-30 minutos',
    title: 'Primero la gente, después la luz y el agua',
    actions: [
      'Saque a todos del agua: primero a los niños, a las personas mayores y a las mascotas. Si alguien se lastimó o no puede salir, llame al 911.',
      {
        words:
          '¿A alguien le dio la corriente? No toque a esa persona ni el agua: todavía puede haber corriente. Llame al 911.',
        facts: ['shock-look-do-not-touch'],
      },
      {
        words: '¿Huele a gas? Salga ya. No toque ningún apagador ni llame desde adentro. Ya afuera, llame al 911.',
        facts: ['gas-smell-leave'],
      },
      {
        words:
          '¿Suena la alarma de monóxido de carbono? ¿O a alguien le duele la cabeza, o tiene mareo, debilidad, náusea o confusión cerca de un motor, asador o estufa? Todos afuera, al aire libre. Llame al 911. No vuelva a entrar.',
        facts: ['co-alarm-go-out', 'co-first-signs'],
      },
      {
        words:
          '¿El agua sube y no puede salir? Suba al piso más alto, nunca a un ático cerrado, y al techo solo si no hay de otra. Llame al 911. Haga señales con una luz.',
        facts: ['trapped-by-rising-water'],
      },
      {
        words: '¿No encuentra a un niño y hay agua cerca? Busque primero en el agua, hasta el fondo, y llame al 911.',
        facts: ['missing-child-water-first'],
      },
      {
        words: 'No entre a ningún cuarto donde el agua pueda estar tocando enchufes (contactos), cables o aparatos.',
        facts: ['never-step-in-near-outlets'],
      },
      {
        words:
          'Corte la luz en el breaker principal solo si llega por un lugar seco y la caja de breakers está seca y no hace ruido. Si está mojada, no la toque y llame a la compañía de luz. Si zumba, echa chispas o humo, o está caliente, salga y llame primero al 911.',
        facts: ['main-power-dry-place-only', 'wet-panel-hands-off'],
      },
      {
        words:
          '¿Tiene paneles solares, batería o generador? Siguen con corriente aunque baje el breaker principal. No se acerque.',
        facts: ['solar-stays-live'],
      },
      {
        words:
          '¿Hay un cable de luz caído? Quédese a 35 pies o más, y más lejos si el suelo está mojado. Llame al 911.',
        facts: ['downed-line-thirty-five-feet'],
      },
      {
        words: 'No se ponga debajo de un techo pandeado. El techo mojado pesa mucho y se cae.',
        facts: ['sagging-ceiling-heavy'],
      },
      {
        words:
          '¿Son aguas negras, o agua del río o de la calle? No se meta. Que no entre nadie, tampoco las mascotas, y pida ayuda.',
        facts: ['sewage-people-out'],
      },
      {
        words:
          '¿Hay fuga en un tubo o en un aparato? Cierre la llave de paso que tiene al lado, o la llave principal. Gírela hacia la derecha, como las manecillas del reloj.',
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
    title: 'Tome fotos y luego salve lo que sigue seco',
    actions: [
      {
        words:
          'Desde la puerta o un lugar seco, tome fotos y video de cada cuarto mojado antes de mover algo. Que se vea hasta dónde llegó el agua y de dónde vino.',
        facts: ['insurer-steps-first-day'],
      },
      'Apunte la fecha y la hora en que vio el daño por primera vez, y cómo estaba el tiempo.',
      {
        words:
          'Llame a su compañía de seguros y apunte el número de reclamación. Antes de tirar algo, pregunte qué necesitan.',
        facts: ['insurer-steps-first-day'],
      },
      {
        words:
          'Antes de tocar lo mojado, póngase botas, guantes, manga larga, gafas de seguridad y una mascarilla N-95.',
        facts: ['cleanup-protective-gear'],
      },
      {
        words:
          'Después de una inundación, busque hormigas de fuego y víboras entre los escombros y los muebles. Levante las cosas con un rastrillo o una pala, no con las manos.',
        facts: ['fire-ants-in-floodwater', 'before-going-back-in'],
      },
      'Saque las medicinas secas, los documentos, los teléfonos y lo que no se puede volver a comprar.',
      'Ponga bloques o papel aluminio debajo de las patas de los muebles. Suba las cortinas. Pase los tapetes a un piso seco.',
    ],
  },
  {
    priority: 'important',
    time: '1-2 horas',
    title: 'Saque el agua, mueva el aire y pida ayuda',
    actions: [
      {
        words:
          'Solo si el agua es limpia y no hay peligro de corriente: use trapeador, cubeta o aspiradora para agua, nunca la común. Conecte la aspiradora donde esté seco, en un enchufe GFCI (el del botón TEST), con las manos secas.',
        facts: ['dry-hands-and-gfci', 'dry-materials-in-48-hours'],
      },
      {
        words:
          'Solo si el agua es limpia y no hay peligro de corriente: prenda ventiladores y un deshumidificador, en un enchufe seco y usted parado en lo seco. Donde vea moho, no ponga ventiladores: lo esparcen.',
        facts: ['no-fans-on-visible-mold'],
      },
      {
        words:
          'Use una sola extensión por aparato: para exteriores, con tierra, en buen estado, calibre 12, hasta 50 pies. No conecte una con otra ni use multicontactos (power strips).',
        facts: ['cord-gauge'],
      },
      {
        words: 'Deje apagados el aire acondicionado y la calefacción si puede haberles entrado agua sucia o moho.',
        facts: ['no-contaminated-hvac'],
      },
      {
        words:
          'Solo si el agua es limpia: saque el acolchado (pad) mojado y levante la alfombra, para que le dé el aire por los dos lados.',
        facts: ['dry-materials-in-48-hours'],
      },
      {
        words:
          '¿La casa es de 1980 o de antes? ¿Tiene techo de palomitas (popcorn), loseta de 9 pulgadas, forro en los tubos o vermiculita (aislante suelto, como piedras chicas)? Mande analizar si tiene asbesto antes de cortar.',
        facts: ['asbestos-until-1980', 'vermiculite-leave-alone'],
      },
      {
        words:
          'El generador va afuera, a 20 pies o más de la casa y de cada puerta, ventana y rejilla. Nunca lo conecte a un enchufe de la pared. Apáguelo y déjelo enfriar antes de echarle gasolina.',
        facts: ['generator-twenty-feet', 'generator-transfer-switch', 'generator-refuel-cold'],
      },
      'Que no entren niños ni mascotas al cuarto que se está secando: hay calor, ruido y cables por todos lados.',
      'Decida dónde va a dormir cada quien esta noche. Si tiene duda, que sea en otra parte.',
      {
        words:
          'Escriba el plazo donde todos lo vean: todo seco en 24 a 48 horas. Si no va a alcanzar, pida ayuda ahora.',
        facts: ['dry-everything-24-48-hours'],
      },
      { words: 'Guarde todos los recibos.', facts: ['insurer-steps-first-day'] },
    ],
  },
];
