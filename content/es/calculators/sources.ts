import type { SourceId } from '#core/units/factor.ts';

/** Where the numbers of core come from, as a working and a workbook name it. Titles stay as they were read. */
export const sources = {
  'house-rule': 'regla nuestra',
  'our-limit': 'límite nuestro',
  'our-limit-boiling': 'límite nuestro: el agua hierve',
  'our-limit-inch': 'límite nuestro: cerca de una pulgada',
  'our-limit-building': 'límite nuestro: más largo que cualquier edificio',
  'our-start': 'valor nuestro para empezar; lea la placa del aparato',
  definition: 'por definición',
  'definition-1959': 'por definición desde 1959',
  'definition-grains': 'por definición: 7,000 granos en una libra',
  'day-and-night': 'los aparatos trabajan de día y de noche',
  'pint-of-water': 'una pinta de agua de Estados Unidos',
  'household-circuit': 'circuito de una casa',
  'electrical-code':
    'Código Eléctrico Nacional (National Electrical Code): una carga de tres horas o más cuenta 125%, como lo explica Lumen Labs, «The 80% breaker rule» (leído el 2026-11-21)',
  'ashrae-atmosphere': 'ASHRAE Handbook Fundamentals 2017, capítulo 1, ecuación 3 (atmósfera estándar de EE. UU.)',
  'ashrae-mass-ratio': 'ASHRAE Handbook Fundamentals 2017, capítulo 1, ecuación 20',
  'ashrae-gas-constant': 'ASHRAE Handbook Fundamentals 2017, capítulo 1, ecuación 1',
  'codata-vapor': 'constante molar de los gases CODATA 2018 entre la masa molar del agua (IAPWS)',
  'nist-mercury': 'NIST Special Publication 811, apéndice B: pulgada de mercurio convencional',
  'epa-humidity': 'curso de moho de la EPA, capítulo 2: lo mejor, entre 30 y 50%',
  'volts-ohio': 'Ohio Water Tech, «Air Movers» (leído el 2026-11-21)',
  'amps-pearson': 'Pearson Carpet Care, lista de equipo (leído el 2026-11-21)',
  'running-cost-jondon': 'Jon-Don, «Cost of running a dehu or air mover» (leído el 2026-11-21)',
  'dehumidifiers-jondon': 'Jon-Don, «Dehumidifiers», leído el 2026-11-21',
  's500-editions': 'las ediciones 2015 y 2021 de la norma S500, como las describe Legend Brands Restoration',
  's500-chart':
    'tabla para empezar al estilo de la norma S500: los factores, como los traen calculadoras publicadas del ramo; el método, como lo describen Legend Brands y C&R Magazine (leída el 2026-11-21)',
  's500-accuserve': 'S500-2021, según Accuserve (leído el 2026-11-21)',
  'air-movers-knowhow': 'KnowHow, «Install Air Movers» (leído el 2026-11-21)',
  'air-changes-legend': 'Legend Brands, «Air Changes Per Hour: What is Right?» (leído el 2026-11-21)',
  'purge-times':
    'tiempos de limpieza con mezcla perfecta, como en la tabla de contaminantes del aire de PMC7178924, tabla 2 (leído el 2026-11-21)',
  'invoice-reviewers':
    'lo que piden quienes revisan facturas (C&R Magazine, Reets Drying Academy, leído el 2026-11-21)',
  'well-below': 'regla nuestra; Dri-Eaz dice «well below» (manual Dri-X, página 9, leído el 2026-11-21)',
  'published-rates':
    'Waterdamagecleanuppros, «How Much Does Water Damage Restoration Cost?»; tarifas más antiguas: MyFlood (las dos, leídas el 2026-11-21)',
  'price-guide': 'Angi, «How Much Does Water Damage Restoration Cost?» (leído el 2026-11-28)',
  'fema-basements': 'FEMA, «Don’t Pump Out Basements Too Early or Too Fast»',
} as const satisfies Record<SourceId, string>;
