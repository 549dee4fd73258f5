/** Questions back and their answers, by id. */
export const questions = {
  danger: '¿Pasa algo de esto? Elija todo lo que sea cierto.',
  source: '¿De dónde viene el agua?',
  age: '¿Cuánto tiempo lleva mojado?',
  now: '¿Está pasando ahora?',
} as const;

export const answers = {
  'smoke-or-fire': 'Hay humo o fuego',
  'person-hurt':
    'Alguien está herido, enfermo, confundido, atrapado o perdido, cuesta despertarlo o recibió una descarga',
  'may-hurt-self': 'Alguien piensa en hacerse daño',
  'line-down': 'Hay un cable de luz caído',
  'gas-smell': 'Huele a gas o a huevo podrido',
  'alarm-or-engine': 'Suena una alarma, o hay un motor o asador prendido adentro',
  'fumes-or-poison': 'Hay vapores de limpiadores o químicos, o alguien tragó algo',
  'about-to-burst': 'Un tanque, una batería, un enchufe o una pared está caliente, hinchado, chilla o truena',
  'water-at-power': 'Hay agua cerca de enchufes, lámparas o la caja de breakers',
  'ceiling-sags': 'El techo está pandeado, o el piso se hunde al pisarlo',
  'from-drain': 'Se regresa agua por el excusado (inodoro) o por el drenaje',
  'from-outside': 'Entra agua de afuera o del suelo',
  'cannot-stop': 'No se puede parar el agua',
  'several-rooms': 'Hay varios cuartos mojados',
  'at-risk': 'Vive ahí un niño pequeño, una persona mayor o enferma, o una persona embarazada',
  'none-of-these': 'Nada de esto',
  'source-pipe': 'De un tubo o una llave',
  'source-appliance': 'De un aparato, o del drenaje de fregadero, tina o regadera',
  'source-toilet': 'Del excusado o del drenaje principal',
  'source-roof': 'Del techo de la casa',
  'source-outside': 'De afuera o del suelo',
  'source-unknown': 'No sé',
  'age-under-a-day': 'Menos de un día',
  'age-one-to-two-days': 'De uno a dos días',
  'age-longer': 'Más tiempo, o no sé',
  'happening-now': 'Está pasando ahora',
} as const;
