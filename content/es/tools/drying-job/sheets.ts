import type { JobSheetsMessages } from '../../../en/tools/drying-job/sheets.ts';

export const jobSheets = {
  sheets: {
    lead: 'Hojas sueltas, llenas con los datos de este trabajo.',
    start: {
      name: 'Hoja de inicio (PDF)',
      title: 'Hoja de inicio del trabajo',
      lead: 'Lo que se sabe cuando empieza el trabajo. Lo que falta queda para escribirse a mano.',
      signing:
        'La hoja dice qué se encontró y qué se planea para el primer día. No es un precio ni un contrato; el plan cambia según las lecturas.',
    },
    map: {
      name: 'Mapa de humedad (PDF)',
      title: 'Mapa de humedad',
      lead: 'Dónde se lee la humedad. Lea siempre el mismo lugar, con el mismo medidor y el mismo ajuste.',
      drawn: 'Los cuartos y sus puntos',
      letters: 'La letra indica el cuarto, no el lugar exacto. La lista dice dónde.',
      noPoint: 'sin punto',
      readings: 'Lecturas',
      goal: 'Meta',
      first: 'Primera lectura',
      last: 'Última lectura',
      found: 'Resultado',
      next: 'Próxima lectura',
    },
    certificate: {
      name: 'Constancia de secado (PDF)',
      title: 'Constancia de secado',
      says: {
        one: 'El {moment}, el único punto de esta lista marcó seco según su meta.',
        other: 'El {moment}, los {count} puntos de esta lista marcaron seco, cada uno según su meta.',
      },
      means: 'Seco quiere decir: en la meta que está junto al punto o por debajo, con la regla que ahí dice.',
      points: 'Los puntos y sus últimas lecturas',
      reading: 'Última lectura',
      since: 'Seco en cada visita desde',
      limits: 'Lo que esta constancia no dice',
      notRemediation:
        'No es un certificado de eliminación del moho ni una autorización final. No dice nada de moho, suciedad ni gérmenes. En Texas el certificado de eliminación del moho (Certificate of Mold Damage Remediation) es un formulario aparte, de personas con licencia.',
      onlyThese:
        'Vale para estos lugares, esta hora y estos medidores. No dice nada de lugares que nadie leyó, de lo que está escondido ni de agua que llegue después.',
      removed: 'Ya se quitó, así que no se leyó al final: {names}.',
      bare: 'No se leyó ningún punto en: {names}. Esta constancia no cubre esos cuartos.',
      gaps: {
        one: 'En {count} visita algo quedó sin leer. El informe de secado dice qué.',
        other: 'En {count} visitas algo quedó sin leer. El informe de secado dice qué.',
      },
      rules: 'Las reglas, todas las lecturas y los aparatos están en el informe de secado de este trabajo.',
      signers: ['Técnico', 'Recibido por'],
      none: 'Todavía no hay constancia de secado',
      waits: 'Todavía no se puede hacer la constancia: en la última visita estos puntos no están secos: {names}.',
      nothingRead: 'Todavía no se puede hacer la constancia: en la última visita no se leyó ningún punto.',
    },
  },
} as const satisfies JobSheetsMessages;
